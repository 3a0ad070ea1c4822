import { randomBytes, scrypt, timingSafeEqual } from 'crypto';

/** scrypt's cost: about 50 ms on a small machine, so that a hash in a stolen state does not give a short secret away cheaply. */
const COST = 2 ** 14;
const LENGTH = 32;

/** A salted, slow hash of a secret, as text that says how it was made. */
export async function hashSecret(secret: string): Promise<string> {
  const salt = randomBytes(16);
  return `scrypt:${COST}:${salt.toString('base64')}:${(await derive(secret, salt, COST)).toString('base64')}`;
}

/** Whether this is the secret that the hash was made of. */
export async function matchesHash(secret: string, hash: string): Promise<boolean> {
  const [kind, cost, salt, expected] = hash.split(':');
  if (kind !== 'scrypt' || !expected) return false;
  const derived = await derive(secret, Buffer.from(salt, 'base64'), Number(cost));
  return timingSafeEqual(derived, Buffer.from(expected, 'base64'));
}

function derive(secret: string, salt: Buffer, cost: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(secret.normalize('NFC'), salt, LENGTH, { N: cost }, (error, key) => (error ? reject(error) : resolve(key)));
  });
}
