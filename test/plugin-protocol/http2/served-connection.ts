import { createServer, Socket, connect as connectSocket } from 'net';
import type { AddressInfo } from 'net';
import { Connection } from '../../../src/plugin-protocol/http2/connection';
import { frameOf, FRAME_HEADER_LENGTH } from '../../../src/plugin-protocol/http2/frame';
import type { ServerStream } from '../../../src/plugin-protocol/http2/stream';

export const PREFACE = Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n');

/** What a client sends first: the preface and empty settings. */
export const GREETING = Buffer.concat([PREFACE, frameOf(4, 0, 0, Buffer.alloc(0))]);

export interface Frame {
  readonly type: number;
  readonly flags: number;
  readonly stream: number;
  readonly payload: Buffer;
}

/** Serves connections on a real socket during a function. */
export async function withConnections<T>(
  opened: (stream: ServerStream) => void,
  work: (port: number) => Promise<T>,
): Promise<T> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    new Connection(socket, opened);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await work((server.address() as AddressInfo).port);
  } finally {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  }
}

/** A client that sends exactly the given bytes. */
export class RawClient {
  public readonly frames: Frame[] = [];
  public readonly closed: Promise<void>;
  private readonly socket: Socket;
  private rest: Buffer = Buffer.alloc(0);
  private waiting: (() => void)[] = [];

  constructor(port: number) {
    this.socket = connectSocket(port, '127.0.0.1').setNoDelay(true);
    this.socket.on('error', () => undefined);
    this.closed = new Promise((resolve) => this.socket.once('close', () => resolve()));
    this.socket.on('data', (chunk) => {
      this.rest = Buffer.concat([this.rest, chunk]);
      for (
        let length;
        this.rest.length >= FRAME_HEADER_LENGTH &&
        this.rest.length >= (length = FRAME_HEADER_LENGTH + this.rest.readUIntBE(0, 3));
      ) {
        this.frames.push({
          type: this.rest[3],
          flags: this.rest[4],
          stream: this.rest.readUInt32BE(5),
          payload: this.rest.subarray(FRAME_HEADER_LENGTH, length),
        });
        this.rest = this.rest.subarray(length);
      }
      for (const wake of this.waiting.splice(0)) wake();
    });
  }

  public write(...pieces: Buffer[]): this {
    for (const piece of pieces) this.socket.write(piece);
    return this;
  }

  public frame(type: number, flags: number, stream: number, payload: Buffer = Buffer.alloc(0)): this {
    return this.write(frameOf(type, flags, stream, payload));
  }

  /** The first matching frame among those received and those to come. */
  public async wait(fits: (frame: Frame) => boolean): Promise<Frame> {
    for (;;) {
      const found = this.frames.find(fits);
      if (found) return found;
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    }
  }

  public end(): void {
    this.socket.destroy();
  }
}
