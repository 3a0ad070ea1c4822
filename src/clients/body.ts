/** The body of an answer as it arrives: decompressed, and never more of it than is taken. */
import type { IncomingMessage } from 'http';
import type { Transform } from 'stream';
import { inMebibytes, KEPT_OF_ERRORS, SMALL_BYTES } from './bounds';
import { OneAtATime } from './one-at-a-time';

export interface Received {
  readonly body: Buffer;
  /** There was more of it than is taken, which is left out. Of error answers alone: the status has told what matters. */
  readonly cut?: true;
}

/** Bodies that are not small are read one after the other, whichever service they come from: their memory is needed once. */
const large = new OneAtATime();

export class Receiver {
  /** Rejects with an error that has a `code`, as those of Node.js. */
  readonly received: Promise<Received>;
  private resolve!: (received: Received) => void;
  private reject!: (error: Error) => void;
  private readonly chunks: Buffer[] = [];
  private size = 0;
  private onWire = 0;
  private decoder: Transform | undefined;
  /** Gives up the turn, or the place in the queue for it. */
  private leave: (() => void) | undefined;
  private over = false;

  constructor(private readonly response: IncomingMessage, private readonly most: number) {
    this.received = new Promise((resolve, reject) => { [this.resolve, this.reject] = [resolve, reject]; });
    response.on('data', (chunk: Buffer) => this.arrive(chunk));
    response.once('end', () => this.decoder ? this.decoder.end() : this.finish());
    response.on('error', (error: NodeJS.ErrnoException) => this.fail(Object.assign(error, { code: response.complete ? error.code : 'ERR_BAD_RESPONSE' })));
  }

  /** Ends it now, whatever is still to come. */
  stop(error: Error): void {
    this.fail(error);
  }

  private arrive(chunk: Buffer): void {
    if (this.over) return;
    this.onWire += chunk.length;
    const encoding = this.response.headers['content-encoding']?.trim().toLowerCase();
    if (encoding !== undefined && !this.decoder) this.decoder = this.decoded(encoding, chunk);
    if (!this.decoder) {
      this.keep(chunk);
    } else if (this.onWire > this.most) {
      this.exceed('');
    } else if (!this.decoder.write(chunk)) {
      this.response.pause();
      this.decoder.once('drain', () => this.response.resume());
    }
  }

  private decoded(encoding: string, first: Buffer): Transform | undefined {
    const decoder = makeDecoder(encoding, first);
    decoder?.on('data', (chunk: Buffer) => this.keep(chunk));
    decoder?.once('end', () => this.finish());
    decoder?.on('error', (error) => this.fail(Object.assign(error, { code: 'Z_DATA_ERROR' })));
    return decoder;
  }

  private keep(chunk: Buffer): void {
    if (this.over) return;
    this.size += chunk.length;
    if (this.size > this.most) {
      this.exceed(this.decoder ? ' after decompression' : '');
      return;
    }
    this.chunks.push(chunk);
    if (this.size > SMALL_BYTES && !this.leave) this.awaitTurn();
  }

  private awaitTurn(): void {
    const source = this.decoder ?? this.response;
    source.pause();
    this.leave = large.enter(() => void source.resume());
  }

  private exceed(where: string): void {
    if (this.response.statusCode! < 400) {
      this.fail(Object.assign(new Error(`it is larger than ${inMebibytes(this.most)}${where}, and no more is taken`), { code: 'ERR_TOO_LARGE' }));
      return;
    }
    this.end();
    this.resolve({ body: Buffer.concat(this.chunks, Math.min(this.size, KEPT_OF_ERRORS)), cut: true });
  }

  private finish(): void {
    if (this.over) return;
    const body = this.chunks.length === 1 ? this.chunks[0] : Buffer.concat(this.chunks);
    this.chunks.length = 0;
    this.over = true;
    this.leave?.();
    this.resolve({ body });
  }

  private fail(error: Error): void {
    if (this.over) return;
    this.end();
    this.chunks.length = 0;
    this.reject(error);
  }

  /** The connection goes too: what else would come on it is not wanted. */
  private end(): void {
    this.over = true;
    this.leave?.();
    this.response.destroy();
    this.decoder?.destroy();
  }
}

/** Undefined where the name means nothing, or that nothing was done. */
function makeDecoder(encoding: string, first: Buffer): Transform | undefined {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- few services compress
  const zlib = require('zlib') as typeof import('zlib');
  switch (encoding) {
    case 'gzip':
    case 'x-gzip': return zlib.createGunzip();
    // Some mean the bare format by it, and not that of zlib, which begins with this byte.
    case 'deflate': return first[0] % 16 === 8 ? zlib.createInflate() : zlib.createInflateRaw();
    case 'br': return zlib.createBrotliDecompress();
    default: return undefined;
  }
}
