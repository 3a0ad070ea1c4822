/** The detached signature by which Terraform and OpenTofu check what a registry reports: binary, of the file with the hashes. */
import { readFileSync } from 'fs';
import type { PrivateKey } from 'openpgp' with { 'resolution-mode': 'import' };

export interface Signer {
  /** Sixteen capital digits, as registries name keys. */
  readonly keyId: string;
  readonly publicKey: string;
  sign(content: Buffer): Promise<Buffer>;
}

/** The key in the file that LINTEL_RELEASE_KEY names; with LINTEL_RELEASE_KEY_PASSPHRASE, where it has one. */
export async function signerFrom(environment: NodeJS.ProcessEnv, time: Date): Promise<Signer | undefined> {
  const file = environment.LINTEL_RELEASE_KEY;
  if (!file) return undefined;
  const { config, createMessage, readPrivateKey, sign } = await import('openpgp');
  const key = await unlocked(
    await readPrivateKey({ armoredKey: readFileSync(file, 'utf8') }),
    environment.LINTEL_RELEASE_KEY_PASSPHRASE,
  );
  return {
    keyId: key.getKeyID().toHex().toUpperCase(),
    publicKey: key.toPublic().armor(),
    sign: async (content) => {
      const message = await createMessage({ binary: content });
      // Without the chance that is otherwise put into it: the same release has the same signature.
      const settings = { ...config, nonDeterministicSignaturesViaNotation: false };
      const made = await sign({
        message,
        signingKeys: key,
        detached: true,
        format: 'binary',
        date: laterOf(time, key.getCreationTime()),
        config: settings,
      });
      return Buffer.from(made);
    },
  };
}

async function unlocked(key: PrivateKey, passphrase: string | undefined): Promise<PrivateKey> {
  if (key.isDecrypted()) return key;
  if (!passphrase) {
    throw new Error('The key that LINTEL_RELEASE_KEY names has a passphrase: set LINTEL_RELEASE_KEY_PASSPHRASE.');
  }
  const { decryptKey } = await import('openpgp');
  return decryptKey({ privateKey: key, passphrase });
}

/** A signature from before its key is none. */
function laterOf(one: Date, other: Date): Date {
  return one > other ? one : other;
}
