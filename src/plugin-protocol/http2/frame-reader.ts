/* oxlint-disable no-bitwise -- the format is made of bits */
import { ConnectionError, ErrorCode, FRAME_HEADER_LENGTH, LARGEST_FRAME, LARGEST_WINDOW } from './frame';

/** RFC 9113 section 3.4. */
const PREFACE = Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n');

export type TakeFrame = (type: number, flags: number, stream: number, payload: Buffer) => void;

/**
 * Splits the received bytes into frames, after the preface. However small the pieces are, each byte is copied at most once: an incomplete frame is
 * collected in a buffer of its final size.
 */
export class FrameReader {
  /** Bytes of the preface received so far. */
  private greeted = 0;
  /** The received part of an incomplete frame: first its header, then the whole frame. */
  private partial: Buffer = Buffer.alloc(0);
  private filled = 0;

  constructor(private readonly frame: TakeFrame) {}

  public take(chunk: Buffer): void {
    let at = this.greeted < PREFACE.length ? this.greet(chunk) : 0;
    if (this.filled > 0) at = this.resume(chunk, at);
    while (chunk.length - at >= FRAME_HEADER_LENGTH) {
      const end = at + sizeAt(chunk, at);
      if (end > chunk.length) break;
      this.pass(chunk, at, end);
      at = end;
    }
    if (at < chunk.length) this.keep(chunk, at);
  }

  /** Checks the preface. Returns how many bytes of the chunk belong to it. */
  private greet(chunk: Buffer): number {
    const length = Math.min(PREFACE.length - this.greeted, chunk.length);
    if (PREFACE.compare(chunk, 0, length, this.greeted, this.greeted + length) !== 0) {
      throw new ConnectionError(ErrorCode.PROTOCOL_ERROR, 'this is not HTTP/2');
    }
    this.greeted += length;
    return length;
  }

  /** Completes an incomplete frame. Returns where the next one begins. */
  private resume(chunk: Buffer, start: number): number {
    let at = start;
    for (;;) {
      const length = chunk.copy(this.partial, this.filled, at);
      at += length;
      this.filled += length;
      if (this.filled < this.partial.length) return at;
      const size = sizeAt(this.partial, 0);
      if (size === this.filled) break;
      this.partial = Buffer.concat([this.partial], size);
    }
    this.filled = 0;
    this.pass(this.partial, 0, this.partial.length);
    return at;
  }

  private keep(chunk: Buffer, at: number): void {
    const isHeaderWhole = chunk.length - at >= FRAME_HEADER_LENGTH;
    this.partial = Buffer.allocUnsafe(isHeaderWhole ? sizeAt(chunk, at) : FRAME_HEADER_LENGTH);
    this.filled = chunk.copy(this.partial, 0, at);
  }

  /** The frame lies within the bytes, from its header at `at` to `end`. */
  private pass(bytes: Buffer, at: number, end: number): void {
    this.frame(
      bytes[at + 3]!,
      bytes[at + 4]!,
      bytes.readUInt32BE(at + 5) & LARGEST_WINDOW,
      bytes.subarray(at + FRAME_HEADER_LENGTH, end),
    );
  }
}

/** The length of the frame at this position, including its header. */
function sizeAt(bytes: Buffer, at: number): number {
  const length = bytes.readUIntBE(at, 3);
  if (length > LARGEST_FRAME) throw new ConnectionError(ErrorCode.FRAME_SIZE_ERROR, 'a frame that is too long');
  return FRAME_HEADER_LENGTH + length;
}
