/** The axios adapter for requests that go to the service directly, without a proxy. */
import * as http from 'http';
import * as https from 'https';
import type { Socket } from 'net';
import { urlToHttpOptions } from 'url';
import type { AxiosAdapter } from 'axios';
import { FileBody } from './file-body';

/** A request in flight. */
export interface Flight {
  /** Called when the socket is connected and the request is being sent. `isNew`: the socket was opened for this request. */
  onSent(isNew: boolean): void;
  /** Receives a function that aborts the request. */
  onAbort(abort: () => void): void;
  /** Called with each part of a large body that is sent. */
  onProgress(): void;
}

const ENCODINGS = 'gzip, deflate, br';

/**
 * Returns an axios adapter for one request; the response body arrives as a stream. The built-in adapter also supports proxies, redirects, forms and
 * rate limits, which doubles the cost of a request, so it is used only if a proxy is configured.
 */
export function direct(url: URL, agent: http.Agent | https.Agent, flight: Flight): AxiosAdapter {
  return (config) =>
    new Promise((resolve, reject) => {
      const { request: start } = url.protocol === 'https:' ? https : http;
      const data = config.data as Buffer | FileBody | undefined;
      // Node.js sets the content length itself, except for methods that rarely have a body, such as DELETE.
      const headers = {
        'Accept-Encoding': ENCODINGS,
        ...(data && { 'Content-Length': data.length }),
        ...(config.headers.toJSON() as http.OutgoingHttpHeaders),
      };
      const request = start({ ...urlToHttpOptions(url), method: config.method!.toUpperCase(), headers, agent });
      flight.onAbort(() => request.destroy(Object.assign(new Error('aborted'), { code: 'ERR_CANCELED' })));
      request.on('error', reject);
      request.once('socket', (socket) => whenOpen(socket, () => flight.onSent(!request.reusedSocket)));
      request.once('response', (response) => {
        resolve({
          status: response.statusCode!,
          statusText: response.statusMessage!,
          headers: response.headers as Record<string, string>,
          data: response,
          config,
          request,
        });
      });
      if (!(data instanceof FileBody)) {
        request.end(data);
        return;
      }
      const body = data.open(() => flight.onProgress());
      body.on('error', (error) => request.destroy(error));
      request.on('close', () => body.destroy());
      body.pipe(request);
    });
}

/** Calls `open` when the socket is connected, immediately if it already is. */
export function whenOpen(socket: Socket & { encrypted?: boolean; secureConnecting?: boolean }, open: () => void): void {
  if (socket.encrypted ? socket.secureConnecting : socket.connecting) {
    socket.once(socket.encrypted ? 'secureConnect' : 'connect', open);
  } else {
    open();
  }
}
