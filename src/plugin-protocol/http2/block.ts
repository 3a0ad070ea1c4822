import { ConnectionError, ErrorCode } from './frame';

/** Limits on headers that are split into several frames: total bytes and number of frames. */
const LONGEST_BLOCK = 64 * 1024;
const MOST_PIECES = 64;

/** A header block that is split into a HEADERS frame and CONTINUATION frames. */
export class OpenBlock {
  private readonly pieces: Buffer[] = [];
  private length = 0;

  constructor(
    public readonly stream: number,
    public readonly flags: number,
    public readonly dependsOnItself: boolean,
    first: Buffer,
  ) {
    this.add(first);
  }

  public add(piece: Buffer): void {
    this.length += piece.length;
    if (this.pieces.push(piece) > MOST_PIECES) {
      throw new ConnectionError(ErrorCode.ENHANCE_YOUR_CALM, `headers in more than ${MOST_PIECES} pieces`);
    }
    if (this.length > LONGEST_BLOCK) {
      throw new ConnectionError(ErrorCode.ENHANCE_YOUR_CALM, 'more than 64 KiB of headers');
    }
  }

  public whole(): Buffer {
    return Buffer.concat(this.pieces, this.length);
  }
}
