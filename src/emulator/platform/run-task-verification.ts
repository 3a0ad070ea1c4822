import { createHmac } from 'crypto';
import type { RunTask } from './run-tasks';

const TIMEOUT_MS = 10_000;

/**
 * Calls the URL of a run task as the service does when the task is created. Returns a problem unless the status is
 * exactly 200.
 */
export async function verificationProblem(task: RunTask): Promise<string | undefined> {
  const body = JSON.stringify({
    payload_version: 1,
    access_token: 'test-token',
    stage: 'test',
    organization_name: task.organization,
    is_speculative: false,
    task_result_enforcement_level: 'test',
    task_result_id: 'taskrs-test',
  });
  try {
    const reply = await fetch(task.url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'User-Agent': 'TFC/1.0',
        'X-TFC-Task-Signature': signature(body, task.hmacKey),
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await reply.body?.cancel();
    return reply.status === 200 ? undefined : `Url must return 200, but returned ${reply.status}`;
  } catch {
    return 'Url could not be reached';
  }
}

/** Empty if there is no key. */
function signature(body: string, key: string | null): string {
  return key ? createHmac('sha512', key).update(body).digest('hex') : '';
}
