/** Asking AWS again, where waiting helps. */
import { setTimeout as sleep } from 'timers/promises';
import { AwsFailure, failureOf } from './aws-errors';
import { grownWait, Pace, PACE } from '../clients/retry';

/** How long an event may wait. */
export interface Patience {
  /** When it has to stop waiting, by the clock of `performance`; what is to follow needs its time. */
  readonly until: number;
  /** Ends every wait at once. */
  readonly signal?: AbortSignal;
  readonly clock?: Clock;
}

/** `sleep` answers false where the wait was ended. */
export interface Clock {
  now(): number;
  sleep(milliseconds: number, signal: AbortSignal | undefined): Promise<boolean>;
}

const CLOCK: Clock = {
  now: () => performance.now(),
  sleep: (milliseconds, signal) => sleep(milliseconds, true, { signal }).catch(() => false),
};

/** Asks once. */
export const NO_PATIENCE: Patience = { until: -Infinity };

/** Half of the time that is left: for what is asked where something is to be done even if AWS does not answer. */
export function halfOf(patience: Patience): Patience {
  const now = (patience.clock ?? CLOCK).now();
  return { ...patience, until: now + (patience.until - now) / 2 };
}

/**
 * Milliseconds for which each failure is tried again; all others are told at once. A permission that was granted in the same deployment is
 * in force after some seconds, and rarely after more than a minute. What throttles or is away comes back. What cannot be reached from a VPC
 * mostly stays so.
 */
const WORTH: { readonly [K in AwsFailure]?: number } = {
  'denied': 180_000, 'decryption denied': 180_000, 'throttled': 600_000, 'unavailable': 600_000, 'unreachable': 60_000,
};

const AWS_PACE: Pace = { ...PACE, base: 1_000, longest: 15_000 };

const waited = new WeakMap<Error, number>();

/** The answer of AWS, asked again with a growing pause while that may help. What is thrown in the end is the last error: see `triedFor`. */
export async function withPatience<T>({ until, signal, clock = CLOCK }: Patience, ask: () => Promise<T>): Promise<T> {
  const began = clock.now();
  for (let tries = 1; ; tries++) {
    try {
      return await ask();
    } catch (thrown) {
      const error = thrown as Error;
      const now = clock.now();
      const end = Math.min(until, began + (WORTH[failureOf(error)] ?? -Infinity));
      // The last try is made when the time is over, not before.
      const wait = Math.min(AWS_PACE.base / 4 + grownWait(tries, AWS_PACE), end - now);
      if (wait <= 0 || !await clock.sleep(wait, signal)) {
        if (tries > 1) waited.set(error, now - began);
        throw error;
      }
    }
  }
}

/** Milliseconds for which AWS was asked again before it was given up with this error; undefined, where it was asked once. */
export function triedFor(error: Error): number | undefined {
  return waited.get(error);
}
