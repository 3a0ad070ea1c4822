/** Receives the body of a response: decompresses it as it arrives and enforces the size limit. */
import type { IncomingMessage } from 'http';
import type { Transform } from 'stream';
import { inMebibytes, KEPT_OF_ERRORS, SMALL_BYTES } from './bounds';
import { OneAtATime } from './one-at-a-time';

export interface Received {
  readonly body: Buffer;
  /** The body exceeded the limit and was truncated. Only for error responses, whose status already says what matters. */
  readonly cut?: true;
}

/** Large bodies are read one at a time across all services, so that only one of them occupies memory. */
const large = new OneAtATime();

export class Receiver {
  /** Rejects with an error that has a `code`, like the errors of Node.js. */
  readonly received: Promise<Received>;
  private resolve!: (received: Received) => void;
  private reject!: (error: Error) => void;
  private readonly chunks: Buffer[] = [];
  private size = 0;
  private onWire = 0;
  private decoder: Transform | undefined;
  /** Releases the turn, or leaves the queue. */
  private leave: (() => void) | undefined;
  private over = false;

  constructor(
    private readonly response: IncomingMessage,
    private readonly most: number,
  ) {
    this.received = new Promise((resolve, reject) => {
      [this.resolve, this.reject] = [resolve, reject];
    });
    response.on('data', (chunk: Buffer) => this.arrive(chunk));
    response.once('end', () => (this.decoder ? this.decoder.end() : this.finish()));
    response.on('error', (error: NodeJS.ErrnoException) =>
      this.fail(Object.assign(error, { code: response.complete ? error.code : 'ERR_BAD_RESPONSE' })),
    );
  }

  /** Stops receiving immediately. */
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
      this.fail(
        Object.assign(new Error(`it exceeds the limit of ${inMebibytes(this.most)}${where}`), {
          code: 'ERR_TOO_LARGE',
        }),
      );
      return;
    }
    this.end();
    this.resolve({ body: Buffer.concat(this.chunks, Math.min(this.size, KEPT_OF_ERRORS)), cut: true });
  }

  private finish(): void {
    if (this.over) return;
    const [only] = this.chunks;
    const body = only !== undefined && this.chunks.length === 1 ? only : Buffer.concat(this.chunks);
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

  /** Closes the connection too, since the rest of the response is not needed. */
  private end(): void {
    this.over = true;
    this.leave?.();
    this.response.destroy();
    this.decoder?.destroy();
  }
}

/** Returns undefined if the encoding is unknown or is `identity`. */
function makeDecoder(encoding: string, first: Buffer): Transform | undefined {
  // oxlint-disable-next-line typescript/no-require-imports -- loaded on demand: few services compress
  const zlib = require('zlib') as typeof import('zlib');
  switch (encoding) {
    case 'gzip':
    case 'x-gzip':
      return zlib.createGunzip();
    // Some servers send raw deflate data. The zlib format begins with a byte whose low four bits are 8.
    case 'deflate':
      return (first[0] ?? 0) % 16 === 8 ? zlib.createInflate() : zlib.createInflateRaw();
    case 'br':
      return zlib.createBrotliDecompress();
    default:
      return undefined;
  }
}
