/* eslint-disable no-bitwise -- packet headers */
import { createHash } from 'crypto';

/** The tag of a public-key packet. */
const PUBLIC_KEY = 6;

/**
 * The fingerprint of a binary OpenPGP key in base64, as the service reports it; undefined if the text is not such a key. Only the first packet
 * is needed, so the provider does not load a library for it (RFC 9580, sections 4.2 and 5.5.4).
 */
export function pgpFingerprint(key: string): string | undefined {
  const bytes = Buffer.from(key, 'base64');
  const body = firstPacket(bytes);
  const version = body?.[0];
  if (!body || version === undefined) return undefined;
  switch (version) {
    case 4:
      return hashOf('sha1', Buffer.from([0x99, body.length >> 8, body.length & 0xff]), body);
    case 6: {
      const head = Buffer.alloc(5);
      head[0] = 0x9b;
      head.writeUInt32BE(body.length, 1);
      return hashOf('sha256', head, body);
    }
    default:
      return undefined;
  }
}

function hashOf(algorithm: string, head: Buffer, body: Buffer): string {
  return createHash(algorithm).update(head).update(body).digest('hex');
}

/** The body of the first packet; undefined if it is not a complete public key. */
function firstPacket(bytes: Buffer): Buffer | undefined {
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
