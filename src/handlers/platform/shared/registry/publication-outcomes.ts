import type { PlatformClient } from '../../../../clients/platform';

/**
 * The outcome for a module that this process requested: `made` if it belongs to a block of the configuration, `left` if the wait for it timed out.
 */
type Outcome = 'made' | 'left';

const outcomes = new WeakMap<PlatformClient, Map<string, Outcome>>();

/**
 * By natural key. Two blocks of one configuration may request the same module. A module created for one of them does not belong to the other, even
 * though it did not exist before and equals the request.
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
