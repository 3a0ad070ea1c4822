import { createReadStream } from 'fs';
import { Readable, Transform } from 'stream';

/** A file as a request body. It is re-read for each attempt and never held in memory as a whole. */
export class FileBody {
  constructor(
    private readonly file: string,
    /** The size in bytes, as announced to the service. */
    public readonly length: number,
  ) {}

  /** `onProgress` is called with each part that is sent. The stream fails if the file is shorter than announced. */
  open(onProgress: () => void): Readable {
    let left = this.length;
    const counted = new Transform({
      transform(chunk: Buffer, _, done) {
        left -= chunk.length;
        onProgress();
        done(undefined, chunk);
      },
      flush: (done) => done(left === 0 ? undefined : new Error(`${this.file} has become shorter`)),
    });
    const source = createReadStream(this.file, { end: this.length - 1 });
    source.on('error', (error) => counted.destroy(error));
    counted.on('close', () => source.destroy());
    return source.pipe(counted);
  }
}

/** Whether a body is sent as is, rather than as JSON. */
export function isBytes(body: unknown): body is Buffer | FileBody {
  return Buffer.isBuffer(body) || body instanceof FileBody;
}
