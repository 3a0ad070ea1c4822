import type { IncomingHttpHeaders, IncomingMessage } from 'http';
import { TLSSocket } from 'tls';
import type { Call } from '../exchange';
import type { Tracking } from '../journal/tracking';
import { isLoopback, LOOPBACK } from './loopback';
import { parseBody } from './parsed-body';
import type { ParsedBody } from './parsed-body';
import { trackQuery } from './read-query';

/** The secrets service's default; the platform's own limits are lower and differ by endpoint. */
const LONGEST_BODY = 32 * 1024 * 1024;

/** A provider's zip contains a whole program. */
const LONGEST_FILE = 256 * 1024 * 1024;

/** A snapshot returned by a control endpoint can be sent back, whatever its size. */
function longestBody(url: string | undefined): number {
  if (url?.startsWith('/_emulator/')) return Infinity;
  return url?.startsWith('/_archivist/v1/provider-binary/') ? LONGEST_FILE : LONGEST_BODY;
}

const NOTHING = Buffer.alloc(0);

/** The body of a request; undefined if the connection broke. */
type Body = Pick<Call, 'body' | 'isTooLong'> | undefined;

/** Undefined if the connection broke before the end of the request. */
export function receiveCall(
  request: IncomingMessage,
  scheme: string,
  tracking: Tracking,
): Call | Promise<Call | undefined> {
  if (!hasBody(request)) return new ReceivedCall(request, scheme, tracking, NOTHING, false);
  return readBody(request).then(
    (read) => read && new ReceivedCall(request, scheme, tracking, read.body, read.isTooLong),
  );
}

/** Computes on demand what few handlers need. */
class ReceivedCall implements Call {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  private readonly search: string;
  private parsed: URLSearchParams | undefined;
  private tracked: URLSearchParams | undefined;
  private parsedJson: ParsedBody | 'malformed' | undefined;

  constructor(
    private readonly request: IncomingMessage,
    private readonly scheme: string,
    readonly tracking: Tracking,
    readonly body: Buffer,
    readonly isTooLong: boolean,
  ) {
    const { url = '/' } = request;
    const mark = url.indexOf('?');
    this.method = request.method ?? 'GET';
    this.path = mark < 0 ? url : url.slice(0, mark);
    this.search = mark < 0 ? '' : url.slice(mark + 1);
    this.headers = request.headers;
  }

  get query(): URLSearchParams {
    if (this.tracking === 'nothing') return this.sentQuery;
    this.tracked ??= trackQuery(this.search);
    return this.tracked;
  }

  get sentQuery(): URLSearchParams {
    this.parsed ??= new URLSearchParams(this.search);
    return this.parsed;
  }

  get hasQuery(): boolean {
    return this.search !== '';
  }

  get parsedBody(): ParsedBody | undefined {
    this.parsedJson ??= parseBody(this.body) ?? 'malformed';
    return this.parsedJson === 'malformed' ? undefined : this.parsedJson;
  }

  get origin(): string {
    return `${this.scheme}://${this.headers.host ?? LOOPBACK}`;
  }

  get fromLoopback(): boolean {
    return isLoopback(this.request.socket.remoteAddress);
  }

  get remoteAddress(): string {
    return this.request.socket.remoteAddress ?? '';
  }

  get clientCertificate(): Buffer | undefined {
    const socket = this.request.socket;
    // Without a certificate, the object is empty.
    return socket instanceof TLSSocket ? socket.getPeerCertificate().raw : undefined;
  }
}

function hasBody({ headers }: IncomingMessage): boolean {
  const length = headers['content-length'];
  return headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0');
}

/**
 * Waits for the end of the body even if it is too large, so that the caller receives the refusal instead of a broken
 * connection.
 */
function readBody(request: IncomingMessage): Promise<Body> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const longest = longestBody(request.url);
    let length = 0;
    request.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length <= longest) chunks.push(chunk);
      else chunks.length = 0;
    });
    request.on('end', () =>
      resolve(length <= longest ? { body: joined(chunks), isTooLong: false } : { body: NOTHING, isTooLong: true }),
    );
    request.on('error', () => resolve(undefined));
    request.on('close', () => resolve(undefined));
  });
}

/** Most bodies come in one chunk, which needs no copy. */
function joined(chunks: readonly Buffer[]): Buffer {
  const [first, ...others] = chunks;
  return first && others.length === 0 ? first : Buffer.concat(chunks);
}
