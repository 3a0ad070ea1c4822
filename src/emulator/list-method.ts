import type { IncomingMessage } from 'http';
import type { Socket } from 'net';
import { Duplex } from 'stream';
import type { ConnectionError } from 'fastify';

/** What Node's parser is shown instead of `LIST`: it has a fixed list of methods, and none of ours is called so. */
export const STAND_IN = 'LINK';
const REQUEST_LINE = /^LIST \S+ HTTP\/1\.1\r\n/;
const LONGEST_REQUEST_LINE = 16_384;

/** The events by which the HTTP server follows a connection. */
const FOLLOWED = ['data', 'end', 'drain', 'pause', 'resume', 'timeout'];

/** The method that the client wrote. */
export function writtenMethod(parsed: string): string {
  return parsed === STAND_IN ? 'LIST' : parsed;
}

/** What the parser, and routers that know its methods, make of it. */
export function parsedMethod(written: string): string {
  return written === 'LIST' ? STAND_IN : written;
}

/** The connection itself, which may stand behind one that knows `LIST`. */
export function socketOf({ socket }: IncomingMessage): Socket {
  return ListAwareConnection.of(socket)?.socket ?? socket;
}

/**
 * What goes on with a connection whose parser has refused `LIST`, the method that the secrets service has and Node's HTTP server does not
 * know; undefined where the parser had another reason. Until then a connection is read by Node alone, which costs the least.
 */
export function withList({ code, rawPacket }: ConnectionError, socket: Socket): ListAwareConnection | undefined {
  const packet = rawPacket as unknown as Buffer | undefined;
  if (code !== 'HPE_INVALID_METHOD' || !packet || !isListRequest(packet) || ListAwareConnection.of(socket)) return undefined;
  // The parser that has failed would refuse all that comes.
  for (const event of FOLLOWED) socket.removeAllListeners(event);
  socket.setTimeout(0);
  return new ListAwareConnection(socket, packet);
}

/**
 * A connection whose requests may have the method `LIST`. A request line is looked for at the start of what arrives, where clients that wait
 * for answers put it.
 */
export class ListAwareConnection extends Duplex {
  private static readonly made = new WeakMap<object, ListAwareConnection>();

  /** The one that a socket is part of, whichever of the two is given. */
  static of(socket: object): ListAwareConnection | undefined {
    return this.made.get(socket);
  }

  /** `first` has arrived already. */
  constructor(readonly socket: Socket, first: Buffer) {
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
