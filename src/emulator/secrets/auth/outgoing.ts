import { request as requestHttp } from 'http';
import { request as requestHttps } from 'https';

const LONGEST_WAIT_MS = 10_000;
const LONGEST_RESPONSE = 1024 * 1024;

export interface OutgoingRequest {
  readonly url: string;
  /** The trusted certificates in PEM; empty for the system's. */
  readonly ca: string;
  readonly bearer?: string;
  /** Sent as JSON by POST; without a body, the request is a GET. */
  readonly body?: object;
}

/** Sends a request to a service named in a configuration, without following redirects. Returns its JSON on success. */
export async function outgoing({ url, ca, bearer, body }: OutgoingRequest): Promise<unknown> {
  const sent = body && JSON.stringify(body);
  const { status, text } = await new Promise<{ readonly status: number; readonly text: string }>((resolve, reject) => {
    const isTls = new URL(url).protocol === 'https:';
    const request = (isTls ? requestHttps : requestHttp)(
      url,
      {
        method: sent === undefined ? 'GET' : 'POST',
        agent: false,
        timeout: LONGEST_WAIT_MS,
        headers: {
          Accept: 'application/json',
          ...(bearer === undefined ? {} : { Authorization: `Bearer ${bearer}` }),
          ...(sent === undefined
            ? {}
            : { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(sent) }),
        },
        ...(isTls && ca !== '' ? { ca } : {}),
      },
      (response) => {
        const chunks: Buffer[] = [];
        let length = 0;
        response.on('data', (chunk: Buffer) => {
          length += chunk.length;
          if (length > LONGEST_RESPONSE) request.destroy(new Error('the response is too long'));
          else chunks.push(chunk);
        });
        response.on('error', reject);
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }));
      },
    );
    request.on('timeout', () => request.destroy(new Error('no response in time')));
    request.on('error', reject);
    request.end(sent);
  });
  if (status < 200 || status >= 300) throw new Error(`status ${status}`);
  return JSON.parse(text);
}
