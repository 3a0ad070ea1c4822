/**
 * Why nothing can be encrypted for a binary OpenPGP key in base64, as the end of "The key …"; undefined where something can, or where the
 * library cannot read the key: the service has another one, and may.
 */
export async function findPgpFault(key: string, now: Date = new Date()): Promise<string | undefined> {
  const { config, readKey } = library();
  // Which keys are strong enough is for the service to say.
  const lenient = {
    ...config, minRSABits: 0, allowMissingKeyFlags: true, rejectPublicKeyAlgorithms: new Set<never>(),
    rejectHashAlgorithms: new Set<never>(), rejectMessageHashAlgorithms: new Set<never>(), rejectCurves: new Set<never>(),
  };
  const read = await readKey({ binaryKey: new Uint8Array(Buffer.from(key, 'base64')), config: lenient }).catch(() => undefined);
  if (!read) return undefined;
  if (await read.isRevoked(undefined, undefined, now, lenient)) return 'is revoked';
  const expires = await read.getExpirationTime(undefined, lenient).catch(() => undefined);
  if (expires instanceof Date && expires <= now) return `expired on ${expires.toISOString().slice(0, 10)}`;
  return read.getEncryptionKey(undefined, now, undefined, lenient).then(() => undefined, () => 'has no subkey that something can be encrypted for, or none that is neither expired nor revoked: it is for signatures alone');
}

/** It has types of modules of the other kind only. */
function library() {
  // eslint-disable-next-line @typescript-eslint/no-require-imports
  return require('openpgp') as typeof import('openpgp', { with: { 'resolution-mode': 'import' } });
}
