import type { Socket } from 'net';
import { Duplex } from 'stream';

/** What Node's parser is shown instead of `LIST`: it has a fixed list of methods, and none of ours is called so. */
const STAND_IN = 'LINK';
const REQUEST_LINE = /^LIST \S+ HTTP\/1\.1\r\n/;
const LONGEST_REQUEST_LINE = 16_384;

/**
 * A connection whose requests may have the method `LIST`, which the secrets service has and Node's HTTP server refuses.
 * A request line is looked for at the start of what arrives, where clients that wait for answers put it.
 */
export class ListAwareConnection extends Duplex {
  constructor(readonly socket: Socket) {
    super();
    socket.on('data', (chunk: Buffer) => {
      if (!this.push(withoutList(chunk))) socket.pause();
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

/** The method that the client wrote. */
export function writtenMethod(parsed: string): string {
  return parsed === STAND_IN ? 'LIST' : parsed;
}

function withoutList(chunk: Buffer): Buffer {
  if (chunk[0] !== 0x4c || !REQUEST_LINE.test(chunk.toString('latin1', 0, LONGEST_REQUEST_LINE))) return chunk;
  return Buffer.concat([Buffer.from(STAND_IN), chunk.subarray(STAND_IN.length)]);
}
