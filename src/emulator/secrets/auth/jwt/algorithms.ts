import { constants, verify } from 'crypto';
import type { KeyObject } from 'crypto';

interface Algorithm {
  readonly key: 'rsa' | 'ec' | 'ed25519';
  readonly hash?: string;
  readonly pss?: true;
  /** The elliptic curve, in OpenSSL's terms. */
  readonly curve?: string;
}

/** The accepted signature algorithms of JWTs. */
export const ALGORITHMS: Readonly<Record<string, Algorithm>> = {
  RS256: { key: 'rsa', hash: 'sha256' },
  RS384: { key: 'rsa', hash: 'sha384' },
  RS512: { key: 'rsa', hash: 'sha512' },
  PS256: { key: 'rsa', hash: 'sha256', pss: true },
  PS384: { key: 'rsa', hash: 'sha384', pss: true },
  PS512: { key: 'rsa', hash: 'sha512', pss: true },
  ES256: { key: 'ec', hash: 'sha256', curve: 'prime256v1' },
  ES384: { key: 'ec', hash: 'sha384', curve: 'secp384r1' },
  ES512: { key: 'ec', hash: 'sha512', curve: 'secp521r1' },
  EdDSA: { key: 'ed25519' },
};

/** Whether the signature was made by the key, using the named algorithm. */
export function isSignedBy(key: KeyObject, name: string, signed: string, signature: Buffer): boolean {
  const algorithm = Object.hasOwn(ALGORITHMS, name) ? ALGORITHMS[name] : undefined;
  if (!algorithm || key.asymmetricKeyType !== algorithm.key) return false;
  if (algorithm.curve !== undefined && key.asymmetricKeyDetails?.namedCurve !== algorithm.curve) return false;
  const { RSA_PKCS1_PSS_PADDING: padding, RSA_PSS_SALTLEN_DIGEST: saltLength } = constants;
  return verify(
    algorithm.hash,
    Buffer.from(signed),
    { key, dsaEncoding: 'ieee-p1363', ...(algorithm.pss ? { padding, saltLength } : {}) },
    signature,
  );
}
