import { createHash } from 'crypto';
import { publicKeyPacket } from '../definition/kinds/pgp-key';

/**
 * The fingerprint of a binary OpenPGP key in base64, as the services report it; undefined if the text is not such a key. Only the first packet
 * is needed, so the provider does not load a library for it (RFC 9580, sections 4.2 and 5.5.4).
 */
export function pgpFingerprint(key: string): string | undefined {
  const body = publicKeyPacket(Buffer.from(key, 'base64'));
  const version = body?.[0];
  if (!body || version === undefined) return undefined;
  switch (version) {
    case 4: {
      const head = Buffer.alloc(3);
      head[0] = 0x99;
      head.writeUInt16BE(body.length, 1);
      return hashOf('sha1', head, body);
    }
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
