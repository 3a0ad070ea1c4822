/** A small HTTP service for tests of the clients. It responds as the test defines, and records the requests. */
import * as http from 'http';
import { AddressInfo } from 'net';
import { Pace } from '../../src/clients/retry/retry';

export interface Asked {
  readonly method: string;
  /** Path and query as they were sent. */
  readonly url: string;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: string;
  /** The client's port, which identifies the connection. */
  readonly port: number;
  /** The number of the request, from 1. */
  readonly number: number;
}

export interface Reply {
  readonly status?: number;
  readonly headers?: http.OutgoingHttpHeaders;
  /** Objects are sent as JSON. */
  readonly body?: unknown;
  /** Destroys the connection instead of responding. */
  readonly destroy?: true;
  /** Sends only this many bytes of the body, then destroys the connection. */
  readonly truncate?: number;
  /** Sends the body but never ends the response. */
  readonly open?: true;
}

export type Behaviour = (asked: Asked) => Reply | Promise<Reply>;

export async function startService(port = 0): Promise<TestService> {
  const server = http.createServer();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return new TestService(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
}

export class TestService {
  readonly asked: Asked[] = [];
  behaviour: Behaviour;

  constructor(
    private readonly server: http.Server,
    readonly origin: string,
  ) {
    this.behaviour = () => ({ status: 404, body: { errors: [] } });
    server.on('request', (request, response) => void this.serve(request, response));
  }

  /** `GET /path` of each request, in order. */
  get lines(): string[] {
    return this.asked.map(({ method, url }) => `${method} ${url}`);
  }

  /** Resolves with the next request. */
  async was(_: 'asked'): Promise<void> {
    while (this.asked.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async serve(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const asked = {
      method: request.method!,
      url: request.url!,
      headers: request.headers,
      body: Buffer.concat(chunks).toString(),
      port: request.socket.remotePort!,
      number: this.asked.length + 1,
    };
    this.asked.push(asked);
    const reply = await this.behaviour(asked);
    if (reply.destroy) {
      request.socket.destroy();
      return;
    }
    const body =
      reply.body === undefined
        ? Buffer.alloc(0)
        : Buffer.isBuffer(reply.body)
          ? reply.body
          : Buffer.from(JSON.stringify(reply.body));
    response.writeHead(reply.status ?? 200, {
      'content-type': 'application/vnd.api+json',
      'content-length': body.length,
      ...reply.headers,
    });
    if (reply.open) {
      response.write(body);
    } else if (reply.truncate === undefined) {
      response.end(body);
    } else {
      response.write(body.subarray(0, reply.truncate), () => request.socket.destroy());
    }
  }
}

/** Real but short waits. */
export const QUICK: Pace = {
  base: 4,
  longest: 50,
  total: 20_000,
  away: { known: 400, unknown: 100, local: 100 },
  quiet: 10_000,
  repeats: { most: 5, total: 20_000 },
  random: Math.random,
};

export const TOKEN = 'canary-token-0123456789';

/** A document of one run task. */
export function task(
  id: string,
  attributes: Record<string, unknown> = {},
): { id: string; type: string; attributes: Record<string, unknown> } {
  return { id, type: 'tasks', attributes: { name: id, ...attributes } };
}

/** One page of a list, paginated as on the platform. */
export function pageOf<T>(all: readonly T[], url: string): unknown {
  const query = new URL(url, 'http://host').searchParams;
  const size = Math.min(100, Number(query.get('page[size]') ?? 20));
  const number = Number(query.get('page[number]') ?? 1);
  const pages = Math.max(1, Math.ceil(all.length / size));
  return {
    data: all.slice((number - 1) * size, number * size),
    meta: {
      pagination: {
        'current-page': number,
        'page-size': size,
        'prev-page': number > 1 ? number - 1 : null,
        'next-page': number < pages ? number + 1 : null,
        'total-pages': pages,
        'total-count': all.length,
      },
    },
  };
}
