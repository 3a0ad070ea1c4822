/** Sends a response to a presigned URL, without a token and without a content type, which the signature would have to cover. */
import * as http from 'http';
import * as https from 'https';
import { setTimeout as sleep } from 'timers/promises';

const TRIES = 4;
const PAUSE_MS = 500;
const PATIENCE_MS = 10_000;

/** Sends a text and retries failures. Throws if the URL does not accept it; the error does not contain the URL, which is a secret. */
export async function putResponse(address: string, text: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    const status = await put(new URL(address), Buffer.from(text)).catch(
      (error: NodeJS.ErrnoException) => error.code ?? error.name,
    );
    if (typeof status === 'number' && status < 300) return;
    const isFinal = typeof status === 'number' && status < 500;
    if (isFinal || tries === TRIES) throw new Error(`the response could not be delivered: ${status}`);
    await sleep(PAUSE_MS * 2 ** (tries - 1));
  }
}

function put(url: URL, bytes: Buffer): Promise<number> {
  return new Promise((resolve, reject) => {
    const { request } = url.protocol === 'http:' ? http : https;
    const sent = request(
      url,
      { method: 'PUT', headers: { 'Content-Type': '', 'Content-Length': bytes.length }, timeout: PATIENCE_MS },
      (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode!));
        response.on('error', reject);
      },
    );
    sent.on('timeout', () => sent.destroy(Object.assign(new Error('no response'), { code: 'ETIMEDOUT' })));
    sent.on('error', reject);
    sent.end(bytes);
  });
}
