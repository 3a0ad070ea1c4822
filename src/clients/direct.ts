/** How axios sends where nothing stands between us and the service. */
import * as http from 'http';
import * as https from 'https';
import type { Socket } from 'net';
import { urlToHttpOptions } from 'url';
import { promisify } from 'util';
import type { AxiosAdapter } from 'axios';

/** One request on its way. */
export interface Flight {
  /** The socket that carries it is connected, so that it is on its way. */
  onSent(): void;
  /** Is given what ends it. */
  onAbort(abort: () => void): void;
}

const ENCODINGS = 'gzip, deflate, br';

/**
 * An adapter of axios for one request. What axios has of its own prepares for proxies, redirects, forms and limits of speed, which costs
 * as much as all the rest of a request; where a proxy is configured, it still is what sends.
 */
export function direct(url: URL, agent: http.Agent | https.Agent, flight: Flight): AxiosAdapter {
  return (config) => new Promise((resolve, reject) => {
    const { request: start } = url.protocol === 'https:' ? https : http;
    const data = config.data as Buffer | undefined;
    // Node.js tells the length of a body by itself, but for methods that seldom have one, such as DELETE.
    const headers = { 'Accept-Encoding': ENCODINGS, ...data && { 'Content-Length': data.length }, ...config.headers.toJSON() as http.OutgoingHttpHeaders };
    const request = start({ ...urlToHttpOptions(url), method: config.method!.toUpperCase(), headers, agent });
    flight.onAbort(() => request.destroy(Object.assign(new Error('aborted'), { code: 'ERR_CANCELED' })));
    request.once('error', reject);
    request.once('socket', (socket) => whenOpen(socket, () => flight.onSent()));
    request.once('response', (response) => {
      readBody(response).then((body) => {
        resolve({ status: response.statusCode!, statusText: response.statusMessage!, headers: response.headers as Record<string, string>, data: body, config, request });
      }, reject);
    });
    request.end(data);
  });
}

/** A connection that is open, or was kept open, carries the request away at once. */
export function whenOpen(socket: Socket & { encrypted?: boolean; secureConnecting?: boolean }, open: () => void): void {
  if (socket.encrypted ? socket.secureConnecting : socket.connecting) socket.once(socket.encrypted ? 'secureConnect' : 'connect', open);
  else open();
}

async function readBody(response: http.IncomingMessage): Promise<Buffer> {
  const body = await new Promise<Buffer>((resolve, reject) => {
    const chunks: Buffer[] = [];
    response.on('data', (chunk: Buffer) => void chunks.push(chunk));
    response.once('end', () => resolve(chunks.length === 1 ? chunks[0] : Buffer.concat(chunks)));
    response.once('error', (error) => reject(Object.assign(error, { code: response.complete ? (error as NodeJS.ErrnoException).code : 'ERR_BAD_RESPONSE' })));
  });
  const encoding = response.headers['content-encoding'];
  if (encoding === undefined || body.length === 0) return body;
  return decode(body, encoding.trim().toLowerCase()).catch((error: Error) => { throw Object.assign(error, { code: 'Z_DATA_ERROR' }); });
}

async function decode(body: Buffer, encoding: string): Promise<Buffer> {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- few services compress
  const zlib = require('zlib') as typeof import('zlib');
  switch (encoding) {
    case 'gzip':
    case 'x-gzip': return promisify(zlib.gunzip)(body);
    // Some mean the bare format by it, and not that of zlib, which begins with this byte.
    case 'deflate': return promisify(body[0] % 16 === 8 ? zlib.inflate : zlib.inflateRaw)(body);
    case 'br': return promisify(zlib.brotliDecompress)(body);
    default: return body;
  }
}
