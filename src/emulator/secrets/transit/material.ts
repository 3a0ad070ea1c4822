import { createPrivateKey, createPublicKey, generateKeyPair } from 'crypto';
import type { KeyObject } from 'crypto';
import { promisify } from 'util';
import type { World } from '../../world';
import type { TransitKey } from './kinds';
import { typeOf } from './types';
import type { KeyType } from './types';

const generate = promisify(generateKeyPair);

/** The material for a new version. Large RSA keys take a moment. */
export async function newMaterial({ random }: World, key: Pick<TransitKey, 'type' | 'keySize'>): Promise<string> {
  const { bytes, pair } = typeOf(key);
  if (!pair) return random.bytes(bytes ?? key.keySize ?? 32).toString('base64');
  const { privateKey } = await generatePair(pair);
  return String(privateKey.export({ type: 'pkcs8', format: 'pem' }));
}

function generatePair(pair: NonNullable<KeyType['pair']>): Promise<{ readonly privateKey: KeyObject }> {
  if (pair.kind === 'rsa') return generate('rsa', { modulusLength: pair.bits });
  if (pair.kind === 'ec') return generate('ec', { namedCurve: pair.curve });
  return generate('ed25519');
}

/** The public half of a private key: PEM, or its bytes in base64 for Ed25519. */
export function publicKeyOf(material: string, { kind }: NonNullable<KeyType['pair']>): string {
  const key = createPublicKey(createPrivateKey(material));
  if (kind !== 'ed25519') return String(key.export({ type: 'spki', format: 'pem' }));
  return Buffer.from(String(key.export({ format: 'jwk' }).x), 'base64url').toString('base64');
}
