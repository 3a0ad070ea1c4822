/* oxlint-disable no-bitwise -- the format is made of bits */
import { ConnectionError, ErrorCode } from './frame';
import { decodeHuffman } from './huffman';

export type Header = readonly [name: string, value: string];

/** RFC 7541 appendix A. Absent values are empty. */
const STATIC: readonly Header[] = [
  ':authority',
  ':method GET',
  ':method POST',
  ':path /',
  ':path /index.html',
  ':scheme http',
  ':scheme https',
  ':status 200',
  ':status 204',
  ':status 206',
  ':status 304',
  ':status 400',
  ':status 404',
  ':status 500',
  'accept-charset',
  'accept-encoding gzip, deflate',
  'accept-language',
  'accept-ranges',
  'accept',
  'access-control-allow-origin',
  'age',
  'allow',
  'authorization',
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-length',
  'content-location',
  'content-range',
  'content-type',
  'cookie',
  'date',
  'etag',
  'expect',
  'expires',
  'from',
  'host',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'if-unmodified-since',
  'last-modified',
  'link',
  'location',
  'max-forwards',
  'proxy-authenticate',
  'proxy-authorization',
  'range',
  'referer',
  'refresh',
  'retry-after',
  'server',
  'set-cookie',
  'strict-transport-security',
  'transfer-encoding',
  'user-agent',
  'vary',
  'via',
  'www-authenticate',
].map((line) => {
  const [name = ''] = line.split(' ', 1);
  return [name, line.slice(name.length + 1)];
});

/** The default size of the dynamic table. */
const TABLE_SIZE = 4096;

/** The maximum size of a header list, announced as SETTINGS_MAX_HEADER_LIST_SIZE. No legitimate call exceeds it. */
export const LONGEST_LIST = 64 * 1024;

/** The table may shrink and grow again before the first header, which are two changes (RFC 7541 section 4.2). */
const MOST_RESIZES = 2;

/**
 * Valid header names and values (RFC 9113 section 8.2.1), checked where they arrive as text. An invalid header ends the connection rather than the
 * call: no client library sends one, and so the validity of headers in the table need not be recorded.
 */
const NAME = /^:?[\x21-\x39\x3b-\x40\x5b-\x7e]+$/;
const NO_VALUE = /[\0\n\r]|^[ \t]|[ \t]$/;

/** Decodes the header blocks of one connection, each of which may refer to earlier ones (RFC 7541). */
export class HeaderDecoder {
  /** The newest first. */
  private readonly table: Header[] = [];
  private size = 0;
  private limit = TABLE_SIZE;
  private bytes: Buffer = Buffer.alloc(0);
  private at = 0;

  public decode(block: Buffer): readonly Header[] {
    this.bytes = block;
    this.at = 0;
    const headers: Header[] = [];
    let length = 0;
    this.resize();
    while (this.at < block.length) {
      const header = this.field();
      headers.push(header);
      length += sizeOf(header);
      if (length > LONGEST_LIST) throw new ConnectionError(ErrorCode.ENHANCE_YOUR_CALM, 'more than 64 KiB of headers');
    }
    return headers;
  }

  /** Reads changes of the table's size, which precede all headers (RFC 7541 section 6.3). */
  private resize(): void {
    for (let changes = 0; (this.peek() & 0xe0) === 0x20; changes += 1) {
      if (changes === MOST_RESIZES) throw broken('a table that changes its size again and again');
      this.limit = this.integer(5);
      if (this.limit > TABLE_SIZE) throw broken('a table larger than ours');
      this.evict();
    }
  }

  /** The representations of RFC 7541 sections 6.1 and 6.2. */
  private field(): Header {
    const first = this.peek();
    if (first & 0x80) return this.known(this.integer(7));
    if (first & 0x40) return this.remember(this.literal(6));
    if (first & 0x20) throw broken('a table that changes its size between headers');
    return this.literal(4);
  }

  private literal(prefix: number): Header {
    const index = this.integer(prefix);
    const name = index === 0 ? this.string() : this.known(index)[0];
    if (index === 0 && !NAME.test(name)) throw malformed('name');
    const value = this.string();
    if (NO_VALUE.test(value)) throw malformed('value');
    return [name, value];
  }

  private known(index: number): Header {
    const header = index <= STATIC.length ? STATIC[index - 1] : this.table[index - STATIC.length - 1];
    if (!header) throw broken('a header that was never sent');
    return header;
  }

  private remember(header: Header): Header {
    this.table.unshift(header);
    this.size += sizeOf(header);
    this.evict();
    return header;
  }

  private evict(): void {
    // The size is that of the headers in the table, so there is one left.
    while (this.size > this.limit) this.size -= sizeOf(this.table.pop()!);
  }

  /** RFC 7541 section 5.1: the rest of a number that does not fit into the prefix follows in groups of seven bits. */
  private integer(prefix: number): number {
    const largest = 2 ** prefix - 1;
    let value = this.byte() & largest;
    if (value < largest) return value;
    for (let shift = 0; shift <= 21; shift += 7) {
      const byte = this.byte();
      value += (byte & 0x7f) << shift;
      if (!(byte & 0x80)) return value;
    }
    throw broken('a number of more than 28 bits');
  }

  private string(): string {
    const isCoded = (this.peek() & 0x80) !== 0;
    const length = this.integer(7);
    const text = this.bytes.subarray(this.at, (this.at += length));
    if (text.length < length) throw broken('a string that ends with the block');
    return isCoded ? decodeHuffman(text) : text.toString('latin1');
  }

  private byte(): number {
    const byte = this.bytes[this.at];
    if (byte === undefined) throw broken('a block that ends in the middle');
    this.at += 1;
    return byte;
  }

  /** The next byte without consuming it; 0 at the end. */
  private peek(): number {
    return this.bytes[this.at] ?? 0;
  }
}

/** Encodes headers without using the dynamic table: the server sends the same few bytes each time. */
export function encodeHeaders(headers: readonly Header[]): Buffer {
  return Buffer.concat(
    headers.flatMap(([name, value]) => {
      const index = STATIC.findIndex(([known, content]) => known === name && content === value) + 1;
      return index > 0 ? [Buffer.of(0x80 | index)] : [Buffer.of(0), encodeString(name), encodeString(value)];
    }),
  );
}

function encodeString(text: string): Buffer {
  const bytes = Buffer.from(text, 'latin1');
  const length: number[] = [Math.min(bytes.length, 127)];
  for (let rest = bytes.length - 127; rest >= 0; rest = rest < 128 ? -1 : Math.floor(rest / 128)) {
    length.push(rest < 128 ? rest : (rest % 128) | 0x80);
  }
  return Buffer.concat([Buffer.from(length), bytes]);
}

/** The size of a header as defined in RFC 7541 section 4.1. */
function sizeOf([name, value]: Header): number {
  return name.length + value.length + 32;
}

function malformed(part: string): ConnectionError {
  return new ConnectionError(ErrorCode.PROTOCOL_ERROR, `a header whose ${part} has characters that it cannot have`);
}

function broken(what: string): ConnectionError {
  return new ConnectionError(ErrorCode.COMPRESSION_ERROR, `headers that cannot be read: ${what}`);
}
