import type { World } from '../../world';
import type { RunTask } from './run-task';
import { sendToRunTask } from './run-task-request';

/**
 * Calls the URL of a run task as the service does when the task is created. Returns a problem unless the status is
 * exactly 200.
 */
export async function verificationProblem({ address }: World, task: RunTask): Promise<string | undefined> {
  const payload = {
    payload_version: 1,
    access_token: 'test-token',
    stage: 'test',
    organization_name: task.organization,
    is_speculative: false,
    task_result_enforcement_level: 'test',
    task_result_id: 'taskrs-test',
  };
  try {
    const status = await sendToRunTask({ url: task.url, hmacKey: task.hmacKey, address, payload });
    return status === 200 ? undefined : `Url must return 200, but returned ${status}`;
  } catch {
    return 'Url could not be reached';
  }
}
