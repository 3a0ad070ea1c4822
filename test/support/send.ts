import { Agent, request as httpRequest } from 'http';

export interface Reply<Body = any> {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed if it is JSON. Undefined if there is none. */
  readonly body: Body;
}

const connections = new Agent({ keepAlive: true });

/** With the client of Node.js itself: fetch costs twice as much, and does not support the LIST method of the secrets service. */
export function send(method: string, address: string, headers: Record<string, string>, body?: unknown): Promise<Reply> {
  const sent = asText(body);
  const length = sent === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(sent)) };
  return new Promise((resolve, reject) => {
    httpRequest(address, { method, headers: { ...headers, ...length }, agent: connections }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const received = new Headers(
          Object.entries(response.headers).map(([name, value]): [string, string] => [name, String(value)]),
        );
        resolve({
          status: response.statusCode ?? 0,
          headers: received,
          body: parse(Buffer.concat(chunks).toString(), received),
        });
      });
    })
      .on('error', reject)
      .end(sent);
  });
}

function asText(body: unknown): string | Buffer | undefined {
  return body === undefined || typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body);
}

function parse(text: string, headers: Headers): unknown {
  if (text === '') return undefined;
  return /json/.test(headers.get('content-type') ?? '') ? JSON.parse(text) : text;
}
