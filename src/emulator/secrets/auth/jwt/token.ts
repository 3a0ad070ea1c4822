import type { KeyObject } from 'crypto';
import { ALGORITHMS, isSignedBy } from './algorithms';

export type Claims = Readonly<Record<string, unknown>>;

/** A JWT, not yet verified. */
export interface Jwt {
  readonly algorithm: string;
  readonly keyId: string | undefined;
  readonly claims: Claims;
  readonly signed: string;
  readonly signature: Buffer;
}

/** Why a JWT is not accepted, in the service's words. */
export class InvalidJwt extends Error {}

export function readJwt(text: string): Jwt {
  const [head = '', body = '', signature, ...more] = text.split('.');
  if (signature === undefined || more.length > 0) {
    throw new InvalidJwt('error verifying token signature: go-jose/go-jose: compact JWS format must have three parts');
  }
  const [header, claims] = [objectIn(head), objectIn(body)];
  if (!header || !claims) throw new InvalidJwt('malformed jwt: the header and the claims must be JSON');
  const { alg, kid } = header;
  return {
    algorithm: String(alg),
    keyId: typeof kid === 'string' ? kid : undefined,
    claims,
    signed: `${head}.${body}`,
    signature: Buffer.from(signature, 'base64url'),
  };
}

/** Refuses a JWT unless one of the keys has signed it with one of the algorithms; all algorithms are accepted if none is named. */
export function verifySignature(
  { algorithm, keyId, signed, signature }: Jwt,
  keys: readonly { readonly id?: string | undefined; readonly key: KeyObject }[],
  accepted: readonly string[],
): void {
  const names = accepted.length > 0 ? accepted : Object.keys(ALGORITHMS);
  if (!names.includes(algorithm)) {
    throw new InvalidJwt(`invalid signature algorithm: token signed with unsupported algorithm "${algorithm}"`);
  }
  const fitting = keys.filter(({ id }) => id === undefined || keyId === undefined || id === keyId);
  if (!fitting.some(({ key }) => isSignedBy(key, algorithm, signed, signature))) {
    throw new InvalidJwt('error verifying token signature: no known key successfully validated the token signature');
  }
}

/** In seconds; 0 means the default, -1 none. */
export interface Leeways {
  readonly clockSkew: number;
  readonly expiration: number;
  readonly notBefore: number;
}

/** Refuses a JWT that is not valid at a time. Missing times are derived from the others. */
export function verifyTimes({ exp, nbf, iat }: Claims, now: Date, leeways: Leeways): void {
  const [expires, starts, issued] = [exp, nbf, iat].map((value) => (typeof value === 'number' ? value : 0)) as [
    number,
    number,
    number,
  ];
  if (expires === 0 && starts === 0 && issued === 0) {
    throw new InvalidJwt('no issued at (iat), not before (nbf), or expiration time (exp) claims in token');
  }
  const seconds = now.getTime() / 1000;
  const skew = leewayOf(leeways.clockSkew, 60);
  const notBefore = starts || issued || expires - leewayOf(leeways.notBefore, 150);
  const expiration = expires || Math.max(issued, starts) + leewayOf(leeways.expiration, 150);
  if (seconds > expiration + skew) throw new InvalidJwt('invalid expiration time (exp) claim: token is expired');
  if (seconds < notBefore - skew) throw new InvalidJwt('invalid not before (nbf) claim: token not yet valid');
  if (issued > 0 && seconds < issued - skew) throw new InvalidJwt('invalid issued at (iat) claim: token not yet valid');
}

/** `aud` as a list. */
export function audiencesOf({ aud }: Claims): readonly string[] {
  return (Array.isArray(aud) ? aud : aud === undefined ? [] : [aud]).map(String);
}

function leewayOf(given: number, standard: number): number {
  return given < 0 ? 0 : given || standard;
}

function objectIn(part: string): Claims | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Claims) : undefined;
  } catch {
    return undefined;
  }
}
