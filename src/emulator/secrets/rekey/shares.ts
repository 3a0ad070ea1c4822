import type { Randomness } from '../../randomness';

const KEY_BYTES = 32;

/**
 * A new key as shares in hexadecimal. They are made as the services that exist make them: a polynomial over GF(2^8) for each byte, the last
 * byte of a share being where it was taken. One share is the key itself.
 */
export async function newShares(random: Randomness, shares: number, threshold: number): Promise<string[]> {
  const key = new Uint8Array(random.bytes(KEY_BYTES));
  if (shares === 1) return [Buffer.from(key).toString('hex')];
  const { split } = library();
  return (await split(key, shares, threshold)).map((share) => Buffer.from(share).toString('hex'));
}

/** The key in hexadecimal that as many shares as the threshold give; undefined where they do not belong together. */
export async function combined(shares: readonly string[]): Promise<string | undefined> {
  if (shares.length === 1) return shares[0];
  const { combine } = library();
  const bytes = shares.map((share) => new Uint8Array(Buffer.from(share, 'hex')));
  return combine(bytes).then((key) => Buffer.from(key).toString('hex'), () => undefined);
}

/** Loaded where it is needed. */
function library(): typeof import('shamir-secret-sharing') {
  // eslint-disable-next-line @typescript-eslint/no-require-imports
  return require('shamir-secret-sharing') as typeof import('shamir-secret-sharing');
}
