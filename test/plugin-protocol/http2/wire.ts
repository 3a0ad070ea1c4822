import { Duplex } from 'stream';
import { Connection } from '../../../src/plugin-protocol/http2/connection';
import { FRAME_HEADER_LENGTH, FrameType, frameOf } from '../../../src/plugin-protocol/http2/frame';
import type { ServerStream } from '../../../src/plugin-protocol/http2/stream';
import { Frame, GREETING } from './served-connection';

const FENCE = Buffer.from('the last');

/** An in-memory connection, whose pieces arrive exactly as they were sent. `isRead`: whether the client reads. */
export class Wire extends Duplex {
  private readonly written: Buffer[] = [];

  constructor(
    opened: (stream: ServerStream) => void,
    private readonly isRead = true,
  ) {
    super({ allowHalfOpen: true });
    new Connection(this, opened);
  }

  public override _read(): void {
    // Incoming data is pushed.
  }

  public override _write(bytes: Buffer, _: string, done: () => void): void {
    this.written.push(bytes);
    if (this.isRead) done();
  }

  public get bytes(): Buffer {
    return Buffer.concat(this.written);
  }

  public get frames(): Frame[] {
    const { bytes } = this;
    const frames: Frame[] = [];
    for (let at = 0; at < bytes.length;) {
      const end = at + FRAME_HEADER_LENGTH + bytes.readUIntBE(at, 3);
      frames.push({
        type: bytes[at + 3],
        flags: bytes[at + 4],
        stream: bytes.readUInt32BE(at + 5),
        payload: bytes.subarray(at + FRAME_HEADER_LENGTH, end),
      });
      at = end;
    }
    return frames;
  }

  /** What the connection sends in response to these pieces, until it has acknowledged a ping after them or has ended. */
  public async talk(...pieces: Buffer[]): Promise<Frame[]> {
    for (const piece of [...pieces, frameOf(FrameType.PING, 0, 0, FENCE)]) this.push(piece);
    while (!this.writableEnded && !this.bytes.includes(FENCE)) await new Promise((resolve) => setImmediate(resolve));
    return this.frames;
  }
}

/** The frames that a connection sends in response to these, after the settings have been exchanged. */
export async function responsesTo(opened: (stream: ServerStream) => void, ...frames: Buffer[]): Promise<Frame[]> {
  const wire = new Wire(opened);
  try {
    return await wire.talk(GREETING, frameOf(FrameType.SETTINGS, 1, 0, Buffer.alloc(0)), ...frames);
  } finally {
    wire.destroy();
  }
}
