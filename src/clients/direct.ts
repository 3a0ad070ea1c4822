/** How axios sends where nothing stands between us and the service. */
import * as http from 'http';
import * as https from 'https';
import type { Socket } from 'net';
import { urlToHttpOptions } from 'url';
import type { AxiosAdapter } from 'axios';

/** One request on its way. */
export interface Flight {
  /** The socket that carries it is connected, so that it is on its way. `isNew`: the socket was made for it. */
  onSent(isNew: boolean): void;
  /** Is given what ends it. */
  onAbort(abort: () => void): void;
}

const ENCODINGS = 'gzip, deflate, br';

/**
 * An adapter of axios for one request, whose body is still to come. What axios has of its own prepares for proxies, redirects, forms and limits of speed, which costs
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
    request.on('error', reject);
    request.once('socket', (socket) => whenOpen(socket, () => flight.onSent(!request.reusedSocket)));
    request.once('response', (response) => {
      resolve({ status: response.statusCode!, statusText: response.statusMessage!, headers: response.headers as Record<string, string>, data: response, config, request });
    });
    request.end(data);
  });
}

/** A connection that is open, or was kept open, carries the request away at once. */
export function whenOpen(socket: Socket & { encrypted?: boolean; secureConnecting?: boolean }, open: () => void): void {
  if (socket.encrypted ? socket.secureConnecting : socket.connecting) socket.once(socket.encrypted ? 'secureConnect' : 'connect', open);
  else open();
}
