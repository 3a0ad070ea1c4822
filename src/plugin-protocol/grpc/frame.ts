import { Code, GrpcError } from './status';

/** The header before each message: one byte for compression, four for the length. */
export const FRAME_HEADER = 5;

/** The limit of providers written in Go. */
const LONGEST_MESSAGE = 256 * 1024 * 1024;

/** Writes the frame header into the bytes reserved for it. */
export function frame(message: Buffer): Buffer {
  message[0] = 0;
  message.writeUInt32BE(message.length - FRAME_HEADER, 1);
  return message;
}

/** The limit for all requests in flight: without it, every stream could hold the longest message. */
const MOST_HELD = 1024 * 1024 * 1024;

/** The initial buffer for a message that arrives in pieces, if its announced length is larger. */
const FIRST_CAPACITY = 1024 * 1024;

const NOTHING = Buffer.alloc(0);

let held = 0;

/**
 * Collects a request, which is one message, from the pieces in which it arrives. A single piece, the usual case, is used without a copy. Several are
 * copied into one buffer as they arrive, because keeping a piece of one byte would take a hundred.
 */
export class RequestCollector {
  private bytes: Buffer = NOTHING;
  private length = 0;

  public add(piece: Buffer): void {
    const length = this.length + piece.length;
    if (length > LONGEST_MESSAGE + FRAME_HEADER) {
      throw new GrpcError(Code.RESOURCE_EXHAUSTED, 'the request is larger than 256 MiB');
    }
    if (held + piece.length > MOST_HELD) {
      throw new GrpcError(Code.RESOURCE_EXHAUSTED, 'the requests in flight are larger than 1 GiB');
    }
    held += piece.length;
    if (this.length === 0) {
      this.bytes = piece;
    } else {
      if (length > this.bytes.length) this.grow(length);
      piece.copy(this.bytes, this.length);
    }
    this.length = length;
  }

  public message(): Buffer {
    const bytes = this.bytes.length === this.length ? this.bytes : this.bytes.subarray(0, this.length);
    if (bytes.length < FRAME_HEADER) throw new GrpcError(Code.INTERNAL, 'the request ends before its message');
    if (bytes[0] !== 0) throw new GrpcError(Code.UNIMPLEMENTED, 'compressed messages are not supported');
    if (bytes.readUInt32BE(1) !== bytes.length - FRAME_HEADER) {
      throw new GrpcError(Code.INTERNAL, 'the request must be exactly one whole message');
    }
    return bytes.subarray(FRAME_HEADER);
  }

  /** Releases the memory of the request. */
  public release(): void {
    held -= this.length;
    this.length = 0;
    this.bytes = NOTHING;
  }

  /** Grows to the announced length, or to twice what is needed, so that the copies are proportional to the bytes received. */
  private grow(needed: number): void {
    const announced = this.length < FRAME_HEADER ? 0 : this.bytes.readUInt32BE(1) + FRAME_HEADER;
    const twice = Math.max(2 * needed, FIRST_CAPACITY);
    const bytes = Buffer.allocUnsafe(announced >= needed ? Math.min(announced, twice) : 2 * needed);
    this.bytes.copy(bytes, 0, 0, this.length);
    this.bytes = bytes;
  }
}
