import type { IncomingHttpHeaders, RequestListener, Server } from 'http';
import { IncomingMessage, ServerResponse } from 'http';
import { createServer as createNetServer } from 'net';
import type { Socket } from 'net';
import { createServer as createTlsServer } from 'tls';
import type { TlsOptions } from 'tls';
import type { ConnectionError } from 'fastify';
import { HTTPParser } from 'http-parser-js';
import type { OnHeadersCompleteParser } from 'http-parser-js';

/**
 * The secrets service's methods that Node.js's HTTP parser does not know, each with the length of the prefix it shares with a known method (`LI` of
 * `LINK`, `S` of `SEARCH`).
 */
const OTHER_METHODS: Readonly<Record<string, number>> = { LIST: 2, SCAN: 1 };

/** The latest response of each connection: when it has ended, so have all earlier ones. */
const latest = new WeakMap<Socket, ServerResponse>();

/** Tracks the responses that a connection still waits for. */
export function followResponses(server: Server): void {
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => latest.set(socket, response));
}

/**
 * Continues a connection whose client offers another protocol, as Java's HTTP client offers HTTP/2 in every request. The offer is declined. After
 * such an offer, Node.js's parser would report no errors, and would not reject the other methods.
 */
export function declineUpgrades(server: Server): void {
  server.on('upgrade', (request: IncomingMessage, socket: Socket, unread: Buffer) => {
    const connection = new Connection(server, socket);
    connection.receive(Buffer.concat([headOf(request), unread]));
  });
}

/**
 * Continues a connection after Node.js's parser rejected one of the other methods, using a parser that accepts any method. Returns whether it does.
 * Until then Node.js reads the connection, which is fastest.
 */
export function continueConnection(server: Server, error: ConnectionError, socket: Socket): boolean {
  const unread = unreadBytes(error);
  if (!unread) return false;
  // The failed parser would reject all further data, and the end, too.
  for (const event of ['data', 'end']) socket.removeAllListeners(event);
  socket.setTimeout(0);
  const connection = new Connection(server, socket);
  connection.receive(unread);
  return true;
}

/**
 * The bytes starting at the method. The parser has already read the prefix shared with another method, perhaps in an earlier packet. Undefined if it
 * failed for another reason.
 */
function unreadBytes({ code, rawPacket, bytesParsed }: ConnectionError): Buffer | undefined {
  // Fastify declares it as an array of bytes; Node.js passes a buffer.
  const packet: unknown = rawPacket;
  if (code !== 'HPE_INVALID_METHOD' || !Buffer.isBuffer(packet)) return undefined;
  const [before, after] = [packet.subarray(0, bytesParsed).toString('latin1'), packet.subarray(bytesParsed)];
  const found = Object.entries(OTHER_METHODS).find(([method, shared]) => {
    const letters = method.slice(0, shared);
    return (
      after[0] === method.charCodeAt(shared) &&
      (before.length < shared ? letters.endsWith(before) : before.endsWith(letters))
    );
  });
  return found && Buffer.concat([Buffer.from(found[0].slice(0, found[1])), after]);
}

/** A server that reads all connections with that parser: Bun's servers know neither the other methods nor client certificates, and report neither. */
export function createServerOfAnyMethod(tls: TlsOptions | undefined, handler: RequestListener): Server {
  const server = (tls ? createTlsServer(tls) : createNetServer({ allowHalfOpen: true })) as unknown as Server;
  const open = new Set<Socket>();
  server.closeAllConnections = () => {
    for (const socket of open) socket.destroy();
  };
  server.on('request', handler);
  server.on(tls ? 'secureConnection' : 'connection', (socket: Socket) => {
    // Errors end only their own connection; the server continues.
    socket.on('error', () => socket.destroy());
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    new Connection(server, socket);
  });
  server.on('tlsClientError', () => undefined);
  return server;
}

type HeaderInfo = Parameters<OnHeadersCompleteParser>[0];

/** A request header cannot be parsed. */
class MalformedRequest extends Error {}

/** A connection read by the parser that accepts any method. It sends responses in the order of the requests. */
class Connection {
  private readonly parser = new HTTPParser(HTTPParser.REQUEST);
  private readonly waiting: { readonly request: IncomingMessage; readonly keepAlive: boolean }[] = [];
  private current: IncomingMessage | undefined;
  private isBusy = true;
  private hasEnded = false;

  constructor(
    private readonly server: Server,
    private readonly socket: Socket,
  ) {
    this.parser.onHeadersComplete = (info) => this.begin(info);
    this.parser.onBody = (chunk, offset, length) => void this.current?.push(chunk.subarray(offset, offset + length));
    this.parser.onMessageComplete = () => this.end();
    socket.on('data', (chunk: Buffer) => this.receive(chunk));
    socket.on('end', () => this.finish());
    socket.on('close', () => this.current?.destroy());
    this.afterResponse(latest.get(socket));
  }

  receive(chunk: Buffer): void {
    if (!this.socket.writable) return;
    // Errors thrown in callbacks propagate, whereas the parser's own errors are returned.
    try {
      if (typeof this.parser.execute(chunk) === 'number') return;
    } catch (error) {
      if (!(error instanceof MalformedRequest)) throw error;
    }
    this.refuse();
  }

  private begin(info: HeaderInfo): void {
    this.declineUpgrade(info);
    const { method, url, headers, versionMajor, versionMinor, shouldKeepAlive } = info;
    const request = new IncomingMessage(this.socket);
    // With handlers set as properties, the parser passes any method by name.
    request.method = String(method);
    request.url = url;
    request.httpVersionMajor = versionMajor;
    request.httpVersionMinor = versionMinor;
    request.httpVersion = `${versionMajor}.${versionMinor}`;
    request.rawHeaders = headers;
    request.headers = headersOf(headers);
    if (!/^\d*$/.test(request.headers['content-length'] ?? '')) throw new MalformedRequest();
    this.current = request;
    this.waiting.push({ request, keepAlive: shouldKeepAlive });
    this.respondToNext();
  }

  /** Otherwise the parser would treat the rest as another protocol. */
  private declineUpgrade(info: HeaderInfo): void {
    if (!info.upgrade) return;
    info.upgrade = false;
    const isChunked = headersOf(info.headers)['transfer-encoding']?.toLowerCase() === 'chunked';
    if (isChunked) Object.assign(this.parser, { isChunked });
  }

  private end(): void {
    if (!this.current) return;
    this.current.complete = true;
    this.current.push(null);
    this.current = undefined;
  }

  private respondToNext(): void {
    const next = this.isBusy ? undefined : this.waiting.shift();
    if (!next) return;
    this.isBusy = true;
    const response = new ServerResponse(next.request);
    response.shouldKeepAlive = next.keepAlive;
    response.assignSocket(this.socket);
    response.on('finish', () => {
      response.detachSocket(this.socket);
      if (!next.keepAlive) this.socket.destroySoon();
    });
    this.afterResponse(response);
    this.server.emit('request', next.request, response);
  }

  private afterResponse(response: ServerResponse | undefined): void {
    const proceed = (): void => {
      this.isBusy = false;
      if (this.waiting.length > 0) this.respondToNext();
      else if (this.hasEnded) this.socket.end();
    };
    if (response && !response.writableFinished) response.on('finish', proceed);
    else proceed();
  }

  /** The client sends nothing more but still reads the responses. */
  private finish(): void {
    this.hasEnded = true;
    if (this.parser.finish() instanceof Error) this.refuse();
    else if (!this.isBusy) this.socket.end();
  }

  private refuse(): void {
    this.current?.destroy();
    this.socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n', () => this.socket.destroy());
  }
}

/** The head of a request, as it was sent. */
function headOf({ method, url, httpVersion, rawHeaders }: IncomingMessage): Buffer {
  const lines = [`${method} ${url} HTTP/${httpVersion}`];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    lines.push(`${rawHeaders[index]}: ${rawHeaders[index + 1]}`);
  }
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
}

/** Names and values alternate in `raw`. */
function headersOf(raw: readonly string[]): IncomingHttpHeaders {
  const headers: IncomingHttpHeaders = {};
  for (let index = 0; index < raw.length; index += 2) {
    const [name, value] = [(raw[index] as string).toLowerCase(), raw[index + 1]];
    headers[name] = headers[name] === undefined ? value : `${String(headers[name])}, ${value}`;
  }
  return headers;
}
