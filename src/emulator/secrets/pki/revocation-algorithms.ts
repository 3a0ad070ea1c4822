import type { KeyObject } from 'crypto';
import { badRequest, failure } from '../refusal';
import { shapeOf } from './x509/keys';
import { naturalBits } from './x509/signature';

/** The algorithms for revocation lists, in Go's spelling, and the key type that each requires. */
const ALGORITHMS: Readonly<Record<string, 'rsa' | 'ec' | 'ed25519'>> = {
  SHA256WithRSA: 'rsa',
  SHA384WithRSA: 'rsa',
  SHA512WithRSA: 'rsa',
  SHA256WithRSAPSS: 'rsa',
  SHA384WithRSAPSS: 'rsa',
  SHA512WithRSAPSS: 'rsa',
  ECDSAWithSHA256: 'ec',
  ECDSAWithSHA384: 'ec',
  ECDSAWithSHA512: 'ec',
  Ed25519: 'ed25519',
  PureEd25519: 'ed25519',
};

const GO_NAMES = { rsa: 'RSA', ec: 'ECDSA', ed25519: 'Ed25519' };

/** Returns Go's spelling of a case-insensitive name. */
export function knownAlgorithm(text: string): string {
  const known = Object.keys(ALGORITHMS).find((name) => name.toLowerCase() === text.trim().toLowerCase());
  if (known === undefined) {
    throw badRequest(
      `Unknown signature algorithm value: 0 - valid values are ${Object.keys(ALGORITHMS).join(', ').toLowerCase()}`,
    );
  }
  return known === 'PureEd25519' ? 'Ed25519' : known;
}

/** Refuses an algorithm for a different key type. */
export function refuseUnfit(algorithm: string, key: KeyObject): void {
  const type = shapeOf(key)?.type;
  const needed = ALGORITHMS[algorithm];
  if (type === undefined || type === needed) return;
  throw failure(`unable to use issuer of type ${GO_NAMES[type]} to sign with ${shortName(algorithm)} key type`);
}

/** As Go prints it, such as `SHA256-RSA` and `ECDSA-SHA256`. */
function shortName(algorithm: string): string {
  return algorithm.replace(/^(SHA\d+)With/, '$1-').replace(/^ECDSAWith/, 'ECDSA-');
}

/** How to sign a list with the algorithm; without one, as the key determines. */
export function signingOf(algorithm: string): { readonly signatureBits: number; readonly pss: boolean } {
  return { signatureBits: Number(/SHA(\d+)/.exec(algorithm)?.[1] ?? 0), pss: algorithm.endsWith('PSS') };
}

/** The algorithm of certificates signed with the key. */
export function ownAlgorithm(key: KeyObject, signatureBits: number, pss: boolean): string {
  const shape = shapeOf(key);
  if (shape?.type === 'ed25519') return 'Ed25519';
  const isCurve = shape?.type === 'ec';
  const bits = signatureBits || (isCurve ? naturalBits(shape.bits) : 256);
  return isCurve ? `ECDSAWithSHA${bits}` : `SHA${bits}WithRSA${pss ? 'PSS' : ''}`;
}
