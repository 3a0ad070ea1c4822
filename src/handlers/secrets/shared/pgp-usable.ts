/**
 * Describes why a binary OpenPGP key in base64 cannot be used for encryption, as the end of a sentence about the key. Undefined if it can be used,
 * or if the library cannot read it: the service uses another library, which may.
 */
export async function findPgpFault(key: string, now: Date = new Date()): Promise<string | undefined> {
  const { config, readKey } = library();
  // The service decides which keys are strong enough.
  const lenient = {
    ...config,
    minRSABits: 0,
    allowMissingKeyFlags: true,
    rejectPublicKeyAlgorithms: new Set<never>(),
    rejectHashAlgorithms: new Set<never>(),
    rejectMessageHashAlgorithms: new Set<never>(),
    rejectCurves: new Set<never>(),
  };
  const read = await readKey({ binaryKey: new Uint8Array(Buffer.from(key, 'base64')), config: lenient }).catch(
    () => undefined,
  );
  if (!read) return undefined;
  if (await read.isRevoked(undefined, undefined, now, lenient)) return 'is revoked';
  const expires = await read.getExpirationTime(undefined, lenient).catch(() => undefined);
  if (expires instanceof Date && expires <= now) return `expired on ${expires.toISOString().slice(0, 10)}`;
  return read.getEncryptionKey(undefined, now, undefined, lenient).then(
    () => undefined,
    () => 'has no valid encryption subkey and can only be used for signatures',
  );
}

/** The package has types for ES modules only. */
function library() {
  // oxlint-disable-next-line typescript/no-require-imports
  return require('openpgp') as typeof import('openpgp', { with: { 'resolution-mode': 'import' } });
}
