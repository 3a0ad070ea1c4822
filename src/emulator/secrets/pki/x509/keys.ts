import { createHash, createPrivateKey, createPublicKey, generateKeyPair, KeyObject } from 'crypto';
import { promisify } from 'util';
import { AsnConvert } from '@peculiar/asn1-schema';
import { SubjectPublicKeyInfo } from '@peculiar/asn1-x509';
import { remembering } from './remembering';

export type KeyType = 'rsa' | 'ec' | 'ed25519';

/** A key's type and size; the size is 0 for the type that has only one. */
export interface KeyShape {
  readonly type: KeyType;
  readonly bits: number;
}

const CURVES: Readonly<Record<number, string>> = {
  224: 'secp224r1',
  256: 'prime256v1',
  384: 'secp384r1',
  521: 'secp521r1',
};

export const KEY_BITS: Readonly<Record<KeyType, readonly number[]>> = {
  rsa: [2048, 3072, 4096, 8192],
  ec: [224, 256, 384, 521],
  ed25519: [0],
};

/** Asynchronous, because generating long RSA keys takes a while. */
export async function generateKey({ type, bits }: KeyShape): Promise<KeyObject> {
  const generate = promisify(generateKeyPair);
  if (type === 'ed25519') return (await generate('ed25519')).privateKey;
  if (type === 'ec') return (await generate('ec', { namedCurve: curveOf(bits) })).privateKey;
  return (await generate('rsa', { modulusLength: bits })).privateKey;
}

function curveOf(bits: number): string {
  const curve = CURVES[bits];
  if (curve === undefined) throw new Error(`There is no curve of ${bits} bits.`);
  return curve;
}

/** Undefined for key types that the engine does not support. */
export function shapeOf(key: KeyObject): KeyShape | undefined {
  const { asymmetricKeyType, asymmetricKeyDetails } = key;
  if (asymmetricKeyType === 'ed25519') return { type: 'ed25519', bits: 0 };
  if (asymmetricKeyType === 'rsa') return { type: 'rsa', bits: asymmetricKeyDetails?.modulusLength ?? 0 };
  const curve = Object.entries(CURVES).find(
    ([, name]) => asymmetricKeyType === 'ec' && name === asymmetricKeyDetails?.namedCurve,
  );
  return curve && { type: 'ec', bits: Number(curve[0]) };
}

/** PKCS #8 in PEM, the storage format of keys. */
export function storedKey(key: KeyObject): string {
  return key.export({ format: 'pem', type: 'pkcs8' }).toString();
}

export function publicKeyInfo(key: KeyObject): SubjectPublicKeyInfo {
  return AsnConvert.parse(publicBytes(key), SubjectPublicKeyInfo);
}

/** SHA-1 of the public key's bits, as RFC 5280 suggests. */
export function keyIdentifier(key: KeyObject): Buffer {
  return createHash('sha1')
    .update(Buffer.from(publicKeyInfo(key).subjectPublicKey))
    .digest();
}

/** Compares the bytes: `equals` leaves an OpenSSL error behind if the types differ, which makes reading the next key fail. */
export function samePublicKey(one: KeyObject, other: KeyObject): boolean {
  return publicBytes(one).equals(publicBytes(other));
}

/** Every new key is compared with all keys of its mount, and OpenSSL takes long to export a key. */
const exported = new WeakMap<KeyObject, Buffer>();

/** The same text for all keys and certificates with the same public key. */
export function publicText(key: KeyObject): string {
  return publicBytes(key).toString('base64');
}

function publicBytes(key: KeyObject): Buffer {
  const known = exported.get(key);
  if (known) return known;
  const bytes = publicOf(key).export({ format: 'der', type: 'spki' });
  exported.set(key, bytes);
  return bytes;
}

/** In the type's own format or as PKCS #8; Ed25519 has no format of its own. */
export function exportKey(key: KeyObject, form: 'der' | 'pkcs8', encoding: 'pem' | 'der'): string {
  const type =
    form === 'pkcs8' || key.asymmetricKeyType === 'ed25519'
      ? ('pkcs8' as const)
      : key.asymmetricKeyType === 'rsa'
        ? ('pkcs1' as const)
        : ('sec1' as const);
  if (encoding === 'pem') return key.export({ format: 'pem', type }).toString().trimEnd();
  return key.export({ format: 'der', type }).toString('base64');
}

/** Undefined if the text is not a private key. */
export const parsePrivateKey = remembering((pem): KeyObject | undefined => {
  try {
    return createPrivateKey(pem);
  } catch {
    return undefined;
  }
});

function publicOf(key: KeyObject): KeyObject {
  return key.type === 'private' ? createPublicKey(key) : key;
}
