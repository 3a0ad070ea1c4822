import { createServer, request } from 'http';
import type { AddressInfo } from 'net';

export interface Proxy {
  readonly address: string;
  /** Method and whole address of each request. */
  readonly asked: string[];
  close(): Promise<void>;
}

/** A proxy for http that asks one service, whatever host somebody wants. */
export async function startProxy(service: string): Promise<Proxy> {
  const asked: string[] = [];
  const server = createServer((incoming, outgoing) => {
    asked.push(`${incoming.method} ${incoming.url}`);
    const { pathname, search } = new URL(incoming.url!);
    const { host, ...headers } = incoming.headers;
    incoming.pipe(
      request(`${service}${pathname}${search}`, { method: incoming.method, headers }, (response) => {
        outgoing.writeHead(response.statusCode!, response.headers);
        response.pipe(outgoing);
      }),
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
