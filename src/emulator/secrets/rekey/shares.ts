import type { Randomness } from '../../state/randomness';

const KEY_BYTES = 32;

/**
 * Splits a new key into shares, in hexadecimal. As in Vault and OpenBao, each byte is a polynomial over GF(2^8), and
 * the last byte of a share is its x coordinate. A single share is the key itself.
 */
export async function newShares(random: Randomness, shares: number, threshold: number): Promise<string[]> {
  const key = new Uint8Array(random.bytes(KEY_BYTES));
  if (shares === 1) return [Buffer.from(key).toString('hex')];
  const { split } = library();
  return (await split(key, shares, threshold)).map((share) => Buffer.from(share).toString('hex'));
}

/** Combines shares into the key, in hexadecimal; undefined if they do not match. */
export async function combined(shares: readonly string[]): Promise<string | undefined> {
  if (shares.length === 1) return shares[0];
  const { combine } = library();
  const bytes = shares.map((share) => new Uint8Array(Buffer.from(share, 'hex')));
  return combine(bytes).then(
    (key) => Buffer.from(key).toString('hex'),
    () => undefined,
  );
}

/** Loaded only if needed. */
function library(): typeof import('shamir-secret-sharing') {
  // oxlint-disable-next-line typescript/no-require-imports
  return require('shamir-secret-sharing') as typeof import('shamir-secret-sharing');
}
