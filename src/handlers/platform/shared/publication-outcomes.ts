import type { PlatformClient } from '../../../clients/platform';

/** What became of a module that this process asked for: it is somebody's in the configuration, or was given up waiting for. */
type Outcome = 'made' | 'left';

const outcomes = new WeakMap<PlatformClient, Map<string, Outcome>>();

/**
 * By natural key. Two blocks of one configuration may ask for the same module: what one of them has made is not the other's, though it
 * was not there before and is what was sent.
 */
export function outcomeOf(platform: PlatformClient, key: string): Outcome | undefined {
  return outcomes.get(platform)?.get(key);
}

export function setOutcome(platform: PlatformClient, key: string, outcome: Outcome): void {
  const known = outcomes.get(platform) ?? new Map<string, Outcome>();
  outcomes.set(platform, known.set(key, outcome));
}

export function forgetOutcome(platform: PlatformClient, key: string): void {
  outcomes.get(platform)?.delete(key);
}
