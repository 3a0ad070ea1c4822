import { Code, GrpcError } from './status';

/** Before each message: one byte that says whether it is compressed, four with its length. */
export const FRAME_HEADER = 5;

/** As much as providers written in Go accept. */
const LONGEST_MESSAGE = 256 * 1024 * 1024;

/** Writes the frame header into the bytes that were left free for it. */
export function frame(message: Buffer): Buffer {
  message[0] = 0;
  message.writeUInt32BE(message.length - FRAME_HEADER, 1);
  return message;
}

/** Collects a request, which is one message, from the pieces in which it arrives. */
export class RequestCollector {
  private readonly pieces: Buffer[] = [];
  private length = 0;

  public add(piece: Buffer): void {
    this.pieces.push(piece);
    this.length += piece.length;
    if (this.length > LONGEST_MESSAGE + FRAME_HEADER) throw new GrpcError(Code.RESOURCE_EXHAUSTED, 'the request is larger than 256 MiB');
  }

  public message(): Buffer {
    const bytes = this.pieces.length === 1 ? this.pieces[0] : Buffer.concat(this.pieces, this.length);
    if (bytes.length < FRAME_HEADER) throw new GrpcError(Code.INTERNAL, 'the request ends before its message');
    if (bytes[0] !== 0) throw new GrpcError(Code.UNIMPLEMENTED, 'compressed messages are not supported');
    if (bytes.readUInt32BE(1) !== bytes.length - FRAME_HEADER) throw new GrpcError(Code.INTERNAL, 'the request must be exactly one whole message');
    return bytes.subarray(FRAME_HEADER);
  }
}
