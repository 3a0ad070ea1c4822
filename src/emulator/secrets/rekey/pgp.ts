import type { PgpKey } from './encryption';

/**
 * Reads binary keys in base64. Rejects if one is invalid. The OpenPGP library is large, so it is loaded only if there
 * are keys.
 */
export async function readPgpKeys(keys: readonly string[]): Promise<PgpKey[]> {
  if (keys.length === 0) return [];
  // oxlint-disable-next-line typescript/no-require-imports
  return (require('./encryption') as typeof import('./encryption')).readKeys(keys);
}
