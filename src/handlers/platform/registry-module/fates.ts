import type { PlatformClient } from '../../../clients/platform';

/** What became of a module that this process asked for: it is somebody's in the configuration, or was given up waiting for. */
type Fate = 'made' | 'left';

const fates = new WeakMap<PlatformClient, Map<string, Fate>>();

/**
 * By natural key. Two blocks of one configuration may ask for the same module: what one of them has made is not the other's, though it
 * was not there before and is what was sent.
 */
export function fateOf(platform: PlatformClient, key: string): Fate | undefined {
  return fates.get(platform)?.get(key);
}

export function setFate(platform: PlatformClient, key: string, fate: Fate): void {
  const known = fates.get(platform) ?? new Map<string, Fate>();
  fates.set(platform, known.set(key, fate));
}

export function forgetFate(platform: PlatformClient, key: string): void {
  fates.get(platform)?.delete(key);
}
