import { createPublicKey, X509Certificate } from 'crypto';
import type { KeyObject } from 'crypto';

const BLOCK = /-----BEGIN [A-Z0-9 ]+-----[^-]+-----END [A-Z0-9 ]+-----/g;

/** The public key in a PEM text that contains a public key or certificate; undefined if it has neither. */
export function publicKeyOf(pem: string): KeyObject | undefined {
  try {
    return pem.includes('CERTIFICATE') ? new X509Certificate(pem).publicKey : createPublicKey(pem);
  } catch {
    return undefined;
  }
}

/** The certificates in a PEM text, in order; undefined if it has none, or if one of its blocks is not a certificate. */
export function certificatesIn(pem: string): readonly X509Certificate[] | undefined {
  try {
    const blocks = pem.match(BLOCK) ?? [];
    return blocks.length === 0 ? undefined : blocks.map((block) => new X509Certificate(block));
  } catch {
    return undefined;
  }
}
