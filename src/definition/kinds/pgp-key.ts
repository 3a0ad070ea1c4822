/* oxlint-disable no-bitwise -- packet headers */
/** Public OpenPGP keys (RFC 9580, and RFC 4880 for armor), as far as they can be read without a library. */

/** The tag of a public-key packet. */
const PUBLIC_KEY = 6;
/** RSA for both uses, for encryption and for signatures, and DSA (section 9.1). */
const ALGORITHMS: ReadonlySet<number> = new Set([1, 2, 3, 17]);
const VERSION = 4;
const ALGORITHM_AT = 5;

interface Block {
  /** The words after BEGIN. */
  readonly label: string;
  /** Undefined if the block is incomplete or not valid base64. */
  readonly data: Buffer | undefined;
}

/** The fault in a text that should be exactly one armored public key, RSA or DSA, as the end of "The text …". Never quotes the text. */
export function findPgpKeyFault(text: string): string | undefined {
  const blocks = blocksOf(text);
  const [block] = blocks;
  if (blocks.some(({ label }) => label.includes('PRIVATE'))) {
    return 'contains a private key, which must stay with the person or program that signs';
  }
  if (!block) return 'contains no line that begins with "-----BEGIN PGP"';
  if (blocks.length > 1) return `contains ${blocks.length} armored blocks`;
  if (block.label !== 'PGP PUBLIC KEY BLOCK') return `contains a ${block.label}`;
  const key = block.data && publicKeyPacket(block.data);
  if (!key) return 'is not complete';
  if (key[0] !== VERSION) return `contains a key of version ${key[0]}`;
  return ALGORITHMS.has(key[ALGORITHM_AT] ?? 0) ? undefined : 'contains a key that is neither RSA nor DSA';
}

/** The packets of an armored key, in base64, whatever its headers, line breaks and checksum; undefined if the text is not a single key. */
export function pgpKeyPackets(text: string): string | undefined {
  const blocks = blocksOf(text);
  return blocks.length === 1 ? blocks[0]?.data?.toString('base64') : undefined;
}

/** The body of the first packet; undefined if it is not a complete public key. */
export function publicKeyPacket(bytes: Buffer): Buffer | undefined {
  const [head = 0] = bytes;
  const isNew = (head & 0x40) !== 0;
  const tag = isNew ? head & 0x3f : (head >> 2) & 0x0f;
  const extent =
    (head & 0x80) === 0 || tag !== PUBLIC_KEY ? undefined : isNew ? newLength(bytes) : oldLength(bytes, head & 0x03);
  if (!extent || bytes.length < extent.start + extent.length) return undefined;
  return bytes.subarray(extent.start, extent.start + extent.length);
}

interface Extent {
  readonly start: number;
  readonly length: number;
}

/** The old packet format: two bits give the size of the length. Keys never have an indeterminate length. */
function oldLength(bytes: Buffer, kind: number): Extent | undefined {
  const size = [1, 2, 4][kind];
  return size === undefined || bytes.length < 1 + size
    ? undefined
    : { start: 1 + size, length: bytes.readUIntBE(1, size) };
}

/** The new packet format: the first byte gives the size of the length. Keys never have partial lengths. */
function newLength(bytes: Buffer): Extent | undefined {
  const [, first, second = 0] = bytes;
  if (first === undefined) return undefined;
  if (first < 192) return { start: 2, length: first };
  if (first < 224) return bytes.length < 3 ? undefined : { start: 3, length: ((first - 192) << 8) + second + 192 };
  return first !== 255 || bytes.length < 6 ? undefined : { start: 6, length: bytes.readUInt32BE(2) };
}

/** The armored blocks of a text; anything outside of them is a comment. */
function blocksOf(text: string): Block[] {
  const [, ...pieces] = text.split(/^\s*-----BEGIN (?=PGP )/m);
  return pieces.map((piece): Block => {
    const [, label = '', body = ''] = /^([A-Z ]+)-----([^]*)$/.exec(piece) ?? [];
    const end = body.indexOf(`-----END ${label}-----`);
    return { label, data: end < 0 ? undefined : decoded(body.slice(0, end)) };
  });
}

/** Lines with a colon are headers, and a line that begins with `=` is the checksum. */
function decoded(body: string): Buffer | undefined {
  const data = body
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => !line.includes(':') && !line.startsWith('='))
    .join('');
  return data.length % 4 === 0 && /^[A-Za-z0-9+/]+={0,2}$/.test(data) ? Buffer.from(data, 'base64') : undefined;
}
