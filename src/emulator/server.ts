import { createServer as createHttpServer } from 'http';
import type { IncomingMessage, ServerResponse } from 'http';
import { createServer as createTcpServer } from 'net';
import type { AddressInfo, Server, Socket } from 'net';
import { createServer as createTlsServer } from 'tls';
import type { TLSSocket } from 'tls';
import { Dispatcher } from './dispatch';
import type { Delivery } from './dispatch';
import type { Answer, Call } from './exchange';
import { ListAwareConnection, writtenMethod } from './list-method';
import { isLoopback, LOOPBACK, reachable } from './loopback';
import { catchUp } from './secrets/revocation';
import { World } from './world';
import type { WorldOptions } from './world';

export interface EmulatorOptions extends WorldOptions {
  /** 0 or absent: a free one. */
  readonly port?: number;
  /** The address to listen on. Absent: a loopback address, which no other machine reaches. */
  readonly bind?: string;
  /** PEM texts; with them it speaks HTTPS. */
  readonly tls?: { readonly key: string; readonly certificate: string };
  /** Is told of every request that a service answered. */
  readonly answered?: (call: Call, status: number) => void;
}

export interface Emulator {
  /** Such as `http://127.0.0.1:8400`; both services are below it. */
  readonly address: string;
  /** Back to the start. */
  reset(): void;
  close(): Promise<void>;
}

/** The secrets service's default; the platform's own limits are lower and per endpoint. */
const LONGEST_BODY = 32 * 1024 * 1024;

/** How often it is looked whether something has become due while nobody asks: leases end and passwords change all the same. */
const TICK_MS = 1000;

/** Serves both services on one port until it is closed. Rejects where the port is taken. */
export async function startEmulator(options: EmulatorOptions = {}): Promise<Emulator> {
  const world = new World(options);
  const dispatcher = new Dispatcher(world, options.answered);
  const closing = new AbortController();
  const scheme = options.tls ? 'https' : 'http';
  const http = createHttpServer((request, response) => {
    void serve(request, response, { world, dispatcher, scheme, signal: closing.signal });
  });
  const sockets = new Set<Socket>();
  const front = listener(options, (socket) => {
    socket.setNoDelay(true);
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    http.emit('connection', new ListAwareConnection(socket));
  });
  const bind = options.bind ?? LOOPBACK;
  await listen(front, options.port ?? 0, bind);
  const ticking = setInterval(() => void catchUp(world), TICK_MS).unref();
  const { port } = front.address() as AddressInfo;
  return {
    address: `${scheme}://${reachable(bind)}:${port}`,
    reset: () => world.reset(),
    close: async () => {
      closing.abort();
      clearInterval(ticking);
      const closed = new Promise<void>((resolve) => front.close(() => resolve()));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

function listener(options: EmulatorOptions, connected: (socket: Socket) => void): Server {
  if (!options.tls) return createTcpServer(connected);
  const { key, certificate } = options.tls;
  const server = createTlsServer({ key, cert: certificate, ALPNProtocols: ['http/1.1'] }, (socket: TLSSocket) => connected(socket));
  // A client that does not trust the certificate ends its own connection; it is told by its own side.
  server.on('tlsClientError', (_, socket) => socket.destroy());
  return server;
}

function listen(server: Server, port: number, bind: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, bind, () => {
      server.removeListener('error', reject);
      resolve();
    });
  });
}

interface Surroundings {
  readonly world: World;
  readonly dispatcher: Dispatcher;
  readonly scheme: string;
  readonly signal: AbortSignal;
}

async function serve(request: IncomingMessage, response: ServerResponse, { world, dispatcher, scheme, signal }: Surroundings): Promise<void> {
  const body = await readBody(request).catch(() => undefined);
  if (body === undefined) return;
  const [path, ...query] = (request.url ?? '/').split('?');
  const call: Call = {
    method: writtenMethod(request.method ?? 'GET'),
    path,
    query: new URLSearchParams(query.join('?')),
    headers: request.headers,
    body: body === 'too long' ? Buffer.alloc(0) : body,
    origin: `${scheme}://${request.headers.host ?? LOOPBACK}`,
    fromLoopback: isLoopback(connectionOf(request).remoteAddress),
  };
  response.sendDate = false;
  const delivery: Delivery = body === 'too long'
    ? { kind: 'answer', answer: dispatcher.tooLarge(call) }
    : await dispatcher.deliver(call, signal).catch(bugReport);
  if (delivery.kind === 'reset') resetConnection(request);
  else send(response, world, delivery.answer, delivery.truncateAt);
}

/** What no handler foresaw is our mistake, and must not look like an answer of the service. */
function bugReport(error: unknown): Delivery {
  const text = error instanceof Error ? error.stack : String(error);
  return { kind: 'answer', answer: { status: 500, body: { error: `This is a bug in the emulator; please report it with the text below.\n${text}` } } };
}

/** The end of the body is awaited even where it is too long, so that the caller reads the refusal rather than a broken connection. */
async function readBody(request: IncomingMessage): Promise<Buffer | 'too long'> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length <= LONGEST_BODY) chunks.push(chunk);
    else chunks.length = 0;
  }
  return length <= LONGEST_BODY ? Buffer.concat(chunks) : 'too long';
}

function send(response: ServerResponse, world: World, answer: Answer, truncateAt: number | undefined): void {
  const bytes = bodyBytes(answer);
  response.writeHead(answer.status, {
    Date: world.clock.now().toUTCString(),
    ...(bytes && typeof answer.body === 'object' && !Buffer.isBuffer(answer.body) ? { 'Content-Type': 'application/json' } : {}),
    ...answer.headers,
    ...(bytes ? { 'Content-Length': String(bytes.length) } : {}),
  });
  if (!bytes || truncateAt === undefined || truncateAt >= bytes.length) {
    response.end(bytes);
    return;
  }
  response.write(bytes.subarray(0, truncateAt), () => response.destroy());
  if (truncateAt === 0) response.flushHeaders();
}

function bodyBytes({ body }: Answer): Buffer | undefined {
  if (body === undefined) return undefined;
  if (Buffer.isBuffer(body)) return body;
  return Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
}

/** Ends the connection as a crashed server does: with a reset, not with an orderly end. */
function resetConnection(request: IncomingMessage): void {
  connectionOf(request).resetAndDestroy();
}

/** What the HTTP server takes for the socket stands in front of it. */
function connectionOf(request: IncomingMessage): Socket {
  return (request.socket as unknown as ListAwareConnection).socket;
}
