import type { pkiRole } from './definition';
import type { ConfigOf } from '../../../definition/resource';
import { NATURAL_BITS } from '../pki-vocabulary';

type KeyType = ConfigOf<typeof pkiRole>['keyType'];
export type Size = 'keyBits' | 'signatureBits';
export const SIZES: readonly Size[] = ['keyBits', 'signatureBits'];

/** What the service stores: 0, like nothing, is its usual size for the kind of key. */
export function storedBits(keyType: KeyType, size: Size, bits: number | undefined): number {
  return bits || (NATURAL_BITS[keyType]?.[size] ?? 0);
}

/**
 * What becomes of a size in a plan. Configured, it stays as it is in state where both mean the same; else it is what the service makes
 * of 0, so that another one is drift, and that another kind of key brings its own.
 */
export function planBits(
  keyType: KeyType, size: Size, { config, prior, priorType }: { readonly config: number | undefined; readonly prior: number | undefined; readonly priorType: KeyType | undefined },
): { readonly set?: number; readonly keep?: true } {
  const isSame = prior !== undefined && priorType !== undefined && storedBits(keyType, size, config) === storedBits(priorType, size, prior);
  if (config === undefined) return { set: isSame ? prior : storedBits(keyType, size, undefined) };
  return isSame && config !== prior ? { keep: true } : {};
}
