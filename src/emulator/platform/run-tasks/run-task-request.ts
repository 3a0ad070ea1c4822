import { createHmac } from 'crypto';

const TIMEOUT_MS = 10_000;

export interface RunTaskRequest {
  readonly url: string;
  /** The key for signing the body; null for none. */
  readonly hmacKey: string | null;
  /** The service's address, which is part of the user agent. */
  readonly address: string;
  readonly payload: object;
}

/** The signature header, which receivers compare with their own result. */
export const SIGNATURE_HEADER = 'X-TFC-Task-Signature';

/** Sends a payload to the URL of a run task. Returns the status; rejects if there is no response in time. */
export async function sendToRunTask({ url, hmacKey, address, payload }: RunTaskRequest): Promise<number> {
  const body = JSON.stringify(payload);
  const reply = await fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'User-Agent': `TFC/1.0 (+${address}; TFC)`,
      [SIGNATURE_HEADER]: signature(body, hmacKey),
    },
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await reply.body?.cancel();
  return reply.status;
}

/** The signature of the body's bytes, in hexadecimal; empty if there is no key. */
function signature(body: string, key: string | null): string {
  return key ? createHmac('sha512', key).update(body).digest('hex') : '';
}
