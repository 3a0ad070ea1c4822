/** A public encryption key. */
export interface PgpKey {
  /** Forty hexadecimal digits. */
  readonly fingerprint: string;
  /** Returns the binary OpenPGP message in hexadecimal. */
  encrypt(text: string): Promise<string>;
}

/** Reads binary keys in base64. Rejects if one is invalid. */
export async function readKeys(keys: readonly string[]): Promise<PgpKey[]> {
  const { createMessage, encrypt, readKey } = library();
  return Promise.all(
    keys.map(async (text) => {
      const key = await readKey({ binaryKey: new Uint8Array(Buffer.from(text, 'base64')) });
      return {
        fingerprint: key.getFingerprint(),
        encrypt: async (content) =>
          Buffer.from(
            (await encrypt({
              message: await createMessage({ binary: new Uint8Array(Buffer.from(content)) }),
              encryptionKeys: key,
              format: 'binary',
            })) as Uint8Array,
          ).toString('hex'),
      };
    }),
  );
}

/** The package only has types for ES modules. */
function library() {
  // oxlint-disable-next-line typescript/no-require-imports
  return require('openpgp') as typeof import('openpgp', { with: { 'resolution-mode': 'import' } });
}
