/** A public key that something can be encrypted for. */
export interface PgpKey {
  /** Of forty hexadecimal digits. */
  readonly fingerprint: string;
  /** The binary OpenPGP message in hexadecimal. */
  encrypt(text: string): Promise<string>;
}

/** Binary keys in base64. Rejects where one is none. */
export async function readKeys(keys: readonly string[]): Promise<PgpKey[]> {
  const { createMessage, encrypt, readKey } = library();
  return Promise.all(keys.map(async (text) => {
    const key = await readKey({ binaryKey: new Uint8Array(Buffer.from(text, 'base64')) });
    return {
      fingerprint: key.getFingerprint(),
      encrypt: async (content) => Buffer.from(await encrypt({
        message: await createMessage({ binary: new Uint8Array(Buffer.from(content)) }), encryptionKeys: key, format: 'binary',
      }) as Uint8Array).toString('hex'),
    };
  }));
}

/** It has types of modules of the other kind only. */
function library() {
  // eslint-disable-next-line @typescript-eslint/no-require-imports
  return require('openpgp') as typeof import('openpgp', { with: { 'resolution-mode': 'import' } });
}
