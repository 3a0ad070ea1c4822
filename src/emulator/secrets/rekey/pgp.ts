import type { PgpKey } from './encryption';

/** Binary keys in base64. Rejects where one is none. What reads them is a large library, which is loaded where there are any. */
export async function readPgpKeys(keys: readonly string[]): Promise<PgpKey[]> {
  if (keys.length === 0) return [];
  // eslint-disable-next-line @typescript-eslint/no-require-imports
  return (require('./encryption') as typeof import('./encryption')).readKeys(keys);
}
