import type { IncomingMessage } from 'http';
import type { Socket } from 'net';
import { Duplex } from 'stream';
import type { ConnectionError } from 'fastify';

/**
 * The method that Node's parser sees instead of `LIST`: the parser accepts only the methods on its list, and no
 * operation here uses this one.
 */
export const STAND_IN = 'LINK';
const REQUEST_LINE = /^LIST \S+ HTTP\/1\.1\r\n/;
const LONGEST_REQUEST_LINE = 16_384;

/** The events by which the HTTP server follows a connection. */
const FOLLOWED = ['data', 'end', 'drain', 'pause', 'resume', 'timeout'];

/** Returns the method that the client sent. */
export function writtenMethod(parsed: string): string {
  return parsed === STAND_IN ? 'LIST' : parsed;
}

/** Returns the method that the parser, and routers that share its list, know. */
export function parsedMethod(written: string): string {
  return written === 'LIST' ? STAND_IN : written;
}

/** Returns the underlying connection, even behind a `ListAwareConnection`. */
export function socketOf({ socket }: IncomingMessage): Socket {
  return ListAwareConnection.of(socket)?.socket ?? socket;
}

/**
 * Takes over a connection whose parser has refused `LIST`, a method of the secrets service that Node's HTTP server does
 * not know. Returns undefined if the parser had another reason. Until then Node reads the connection directly, which is
 * fastest.
 */
export function withList({ code, rawPacket }: ConnectionError, socket: Socket): ListAwareConnection | undefined {
  // Fastify declares it as an array of bytes; Node.js passes a buffer.
  const packet: unknown = rawPacket;
  if (
    code !== 'HPE_INVALID_METHOD' ||
    !Buffer.isBuffer(packet) ||
    !isListRequest(packet) ||
    ListAwareConnection.of(socket)
  ) {
    return undefined;
  }
  // The parser that failed would refuse all further data.
  for (const event of FOLLOWED) socket.removeAllListeners(event);
  socket.setTimeout(0);
  return new ListAwareConnection(socket, packet);
}

/**
 * A connection whose requests may have the method `LIST`. It looks for a request line at the start of each chunk, which
 * is where clients that wait for responses put it.
 */
export class ListAwareConnection extends Duplex {
  private static readonly made = new WeakMap<object, ListAwareConnection>();

  /** The wrapper of a socket, given either the socket or the wrapper. */
  static of(socket: object): ListAwareConnection | undefined {
    return this.made.get(socket);
  }

  /** `first` is the chunk that has already arrived. */
  constructor(
    readonly socket: Socket,
    first: Buffer,
  ) {
    super();
    ListAwareConnection.made.set(this, this).set(socket, this);
    this.push(withStandIn(first));
    socket.on('data', (chunk: Buffer) => {
      if (!this.push(withStandIn(chunk))) socket.pause();
    });
    socket.on('end', () => this.push(null));
    socket.on('error', (error) => this.destroy(error));
    socket.on('close', () => this.destroy());
  }

  override _read(): void {
    this.socket.resume();
  }

  override _write(chunk: Buffer, encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.socket.write(chunk, encoding, done);
  }

  override _final(done: () => void): void {
    this.socket.end(done);
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.socket.destroy();
    done(error);
  }
}

function isListRequest(chunk: Buffer): boolean {
  return chunk[0] === 0x4c && REQUEST_LINE.test(chunk.toString('latin1', 0, LONGEST_REQUEST_LINE));
}

function withStandIn(chunk: Buffer): Buffer {
  return isListRequest(chunk) ? Buffer.concat([Buffer.from(STAND_IN), chunk.subarray(STAND_IN.length)]) : chunk;
}
