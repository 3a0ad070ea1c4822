/** The properties and operations of a type's keys. */
export interface KeyType {
  /** The size of a symmetric key in bytes; absent for key pairs, and for `hmac`, where the keys have their own. */
  readonly bytes?: number;
  /** OpenSSL's algorithm for encrypting with it here; absent if it is not used for that. */
  readonly cipher?: 'aes-128-gcm' | 'aes-256-gcm' | 'chacha20-poly1305';
  readonly pair?:
    | { readonly kind: 'ed25519'; readonly shown: string }
    | { readonly kind: 'ec'; readonly curve: string; readonly shown: string }
    | { readonly kind: 'rsa'; readonly bits: number; readonly shown: string };
  readonly encrypts: boolean;
  readonly signs: boolean;
  readonly derives: boolean;
}

const shared = (bytes: number, cipher?: KeyType['cipher']): KeyType => ({
  bytes,
  ...(cipher ? { cipher } : {}),
  encrypts: true,
  signs: false,
  derives: true,
});
const curve = (name: string): KeyType => ({
  pair: { kind: 'ec', curve: name, shown: name },
  encrypts: false,
  signs: true,
  derives: false,
});
const rsa = (bits: number): KeyType => ({
  pair: { kind: 'rsa', bits, shown: `rsa-${bits}` },
  encrypts: true,
  signs: true,
  derives: false,
});

export const KEY_TYPES: ReadonlyMap<string, KeyType> = new Map([
  ['aes128-gcm96', shared(16, 'aes-128-gcm')],
  ['aes256-gcm96', shared(32, 'aes-256-gcm')],
  ['chacha20-poly1305', shared(32, 'chacha20-poly1305')],
  ['xchacha20-poly1305', shared(32)],
  ['ed25519', { pair: { kind: 'ed25519', shown: 'ed25519' }, encrypts: false, signs: true, derives: true }],
  ['ecdsa-p256', curve('P-256')],
  ['ecdsa-p384', curve('P-384')],
  ['ecdsa-p521', curve('P-521')],
  ['rsa-2048', rsa(2048)],
  ['rsa-3072', rsa(3072)],
  ['rsa-4096', rsa(4096)],
  ['hmac', { encrypts: false, signs: false, derives: false }],
]);

const NOTHING: KeyType = { encrypts: false, signs: false, derives: false };

/** A snapshot may contain any type. */
export function typeOf({ type }: { readonly type: string }): KeyType {
  return KEY_TYPES.get(type) ?? NOTHING;
}
