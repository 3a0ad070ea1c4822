/**
 * Describes what is wrong with the detached signature of a release, as the end of a sentence about it; undefined if the key made it.
 * Without the public key, only the ID in the signature is compared. It does not check whether the key is strong enough or has expired; that
 * is left to those who install the release.
 */
export async function findSignatureFault(
  content: Buffer,
  signature: Buffer,
  keyId: string,
  publicKey: string | undefined,
): Promise<string | undefined> {
  const { config, createMessage, readKey, readSignature, verify } = library();
  const lenient = {
    ...config,
    minRSABits: 0,
    allowMissingKeyFlags: true,
    rejectPublicKeyAlgorithms: new Set<never>(),
    rejectHashAlgorithms: new Set<never>(),
    rejectMessageHashAlgorithms: new Set<never>(),
    rejectCurves: new Set<never>(),
  };
  if (signature.subarray(0, ARMOR.length).toString('latin1') === ARMOR) {
    return 'is armored, but must be binary, as `gpg --detach-sign` makes it without `--armor`';
  }
  const read = await readSignature({ binarySignature: new Uint8Array(signature), config: lenient }).catch(
    () => undefined,
  );
  const issuers = (read?.getSigningKeyIDs() ?? []).map((id) => id.toHex().toUpperCase());
  if (!read || issuers.length === 0) return 'is not a detached OpenPGP signature';
  const key = publicKey === undefined ? undefined : await readKey({ armoredKey: publicKey, config: lenient });
  // A key may sign with a subkey, whose ID is the issuer.
  const own = key ? key.getKeys().map((one) => one.getKeyID().toHex().toUpperCase()) : [keyId];
  if (!issuers.some((issuer) => own.includes(issuer))) return `is by the key ${issuers.join(', ')}, not by ${keyId}`;
  if (!key) return undefined;
  const message = await createMessage({ binary: new Uint8Array(content) });
  const date = read.packets[0]?.created ?? undefined;
  const { signatures } = await verify({ message, signature: read, verificationKeys: key, date, config: lenient });
  const results = await Promise.allSettled(signatures.map(({ verified }) => verified));
  return results.some(({ status }) => status === 'fulfilled')
    ? undefined
    : `does not match: the file was changed after ${keyId} signed it, or the signature belongs to another file`;
}

const ARMOR = '-----BEGIN';

/** The package has types for ES modules only. */
function library() {
  // oxlint-disable-next-line typescript/no-require-imports
  return require('openpgp') as typeof import('openpgp', { with: { 'resolution-mode': 'import' } });
}
