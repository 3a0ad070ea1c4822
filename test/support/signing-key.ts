// oxlint-disable-next-line typescript/no-require-imports -- the types are those of the ES module
const { createMessage, generateKey, sign } = require('openpgp') as typeof import('openpgp', {
  with: { 'resolution-mode': 'import' },
});

/** An RSA key that signs releases. */
export interface SigningKey {
  /** Armored. */
  readonly publicKey: string;
  readonly privateKey: string;
  /** Sixteen capital digits. */
  readonly keyId: string;
  /** The detached, binary signature. */
  sign(content: Buffer): Promise<Buffer>;
}

export async function makeSigningKey(name = 'Release test'): Promise<SigningKey> {
  const { privateKey, publicKey } = await generateKey({
    type: 'rsa',
    rsaBits: 2048,
    userIDs: [{ name }],
    date: new Date(Date.now() - 3_600_000),
    format: 'object',
  });
  return {
    publicKey: publicKey.armor(),
    privateKey: privateKey.armor(),
    keyId: publicKey.getKeyID().toHex().toUpperCase(),
    sign: async (content) => {
      const message = await createMessage({ binary: content });
      return Buffer.from(await sign({ message, signingKeys: privateKey, detached: true, format: 'binary' }));
    },
  };
}
