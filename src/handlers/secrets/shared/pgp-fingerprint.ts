/* eslint-disable no-bitwise -- the heads of packets */
import { createHash } from 'crypto';

/** The tag of a packet that holds a public key. */
const PUBLIC_KEY = 6;

/**
 * The fingerprint of a binary OpenPGP key in base64, as the service tells it; undefined where it is none. It takes only the head of the
 * key's first packet: so the provider loads no library for it (RFC 9580, sections 4.2 and 5.5.4).
 */
export function pgpFingerprint(key: string): string | undefined {
  const bytes = Buffer.from(key, 'base64');
  const body = firstPacket(bytes);
  const version = body?.[0];
  if (!body || version === undefined) return undefined;
  switch (version) {
    case 4: return hashOf('sha1', Buffer.from([0x99, body.length >> 8, body.length & 0xff]), body);
    case 6: {
      const head = Buffer.alloc(5);
      head[0] = 0x9b;
      head.writeUInt32BE(body.length, 1);
      return hashOf('sha256', head, body);
    }
    default: return undefined;
  }
}

function hashOf(algorithm: string, head: Buffer, body: Buffer): string {
  return createHash(algorithm).update(head).update(body).digest('hex');
}

/** What the first packet holds, where it is a public key and is there whole. */
function firstPacket(bytes: Buffer): Buffer | undefined {
  const [head = 0] = bytes;
  const isNew = (head & 0x40) !== 0;
  const tag = isNew ? head & 0x3f : (head >> 2) & 0x0f;
  const extent = (head & 0x80) === 0 || tag !== PUBLIC_KEY ? undefined : isNew ? newLength(bytes) : oldLength(bytes, head & 0x03);
  if (!extent || bytes.length < extent.start + extent.length) return undefined;
  return bytes.subarray(extent.start, extent.start + extent.length);
}

interface Extent {
  readonly start: number;
  readonly length: number;
}

/** Two bits say how many bytes the length has; a length that is left open is of no key. */
function oldLength(bytes: Buffer, kind: number): Extent | undefined {
  const size = [1, 2, 4][kind];
  return size === undefined || bytes.length < 1 + size ? undefined : { start: 1 + size, length: bytes.readUIntBE(1, size) };
}

/** The first byte says how many there are; a partial length is of no key. */
function newLength(bytes: Buffer): Extent | undefined {
  const first = bytes[1];
  if (first === undefined) return undefined;
  if (first < 192) return { start: 2, length: first };
  if (first < 224) return bytes.length < 3 ? undefined : { start: 3, length: ((first - 192) << 8) + bytes[2] + 192 };
  return first !== 255 || bytes.length < 6 ? undefined : { start: 6, length: bytes.readUInt32BE(2) };
}
