import { createPublicKey, X509Certificate } from 'crypto';
import type { KeyObject } from 'crypto';

const BLOCK = /-----BEGIN [A-Z0-9 ]+-----[^-]+-----END [A-Z0-9 ]+-----/g;

/** The public key of a PEM text with a public key or a certificate; undefined if it has neither. */
export function publicKeyOf(pem: string): KeyObject | undefined {
  try {
    return pem.includes('CERTIFICATE') ? new X509Certificate(pem).publicKey : createPublicKey(pem);
  } catch {
    return undefined;
  }
}

/** The certificates of a PEM text, in order; undefined if one of its blocks is none, or it has none. */
export function certificatesIn(pem: string): readonly X509Certificate[] | undefined {
  try {
    const blocks = pem.match(BLOCK) ?? [];
    return blocks.length === 0 ? undefined : blocks.map((block) => new X509Certificate(block));
  } catch {
    return undefined;
  }
}
