/** Retries of requests to AWS. */
import { setTimeout as sleep } from 'timers/promises';
import { grownWait, Pace, PACE } from '../../clients/retry/retry';
import { AwsFailure, failureOf } from './errors';

/** How long the requests of an event are retried. */
export interface RetryLimit {
  /** When the retries end, by the clock of `performance`. */
  readonly until: number;
  /** Ends the current wait and all further retries. */
  readonly signal?: AbortSignal;
  readonly clock?: Clock;
}

/** `sleep` returns false if the wait was aborted. */
export interface Clock {
  now(): number;
  sleep(milliseconds: number, signal: AbortSignal | undefined): Promise<boolean>;
}

const CLOCK: Clock = {
  now: () => performance.now(),
  sleep: (milliseconds, signal) => sleep(milliseconds, true, { signal }).catch(() => false),
};

/** Sends each request once. */
export const NO_RETRIES: RetryLimit = { until: -Infinity };

/** Half of the remaining time, for requests whose response the event can do without. */
export function halfOf(retryLimit: RetryLimit): RetryLimit {
  const now = (retryLimit.clock ?? CLOCK).now();
  return { ...retryLimit, until: now + (retryLimit.until - now) / 2 };
}

/**
 * How many milliseconds each failure is retried. All other failures are reported at once. A permission granted in the same deployment takes effect
 * after some seconds, rarely after more than a minute. Throttling and outages end. A service that a VPC cannot reach usually stays unreachable.
 */
const RETRIED_FOR: { readonly [K in AwsFailure]?: number } = {
  'denied': 180_000,
  'decryption denied': 180_000,
  'throttled': 600_000,
  'unavailable': 600_000,
  'unreachable': 60_000,
};

const AWS_PACE: Pace = { ...PACE, base: 1_000, longest: 15_000 };

const waited = new WeakMap<Error, number>();

/** Sends a request to AWS, and retries it with growing pauses. Throws the last error (see `triedFor`). */
export async function withRetries<T>({ until, signal, clock = CLOCK }: RetryLimit, ask: () => Promise<T>): Promise<T> {
  const began = clock.now();
  for (let tries = 1; ; tries++) {
    try {
      return await ask();
    } catch (thrown) {
      const error = thrown as Error;
      const now = clock.now();
      const end = Math.min(until, began + (RETRIED_FOR[failureOf(error)] ?? -Infinity));
      // The last attempt is made when the time is up, not before.
      const wait = Math.min(AWS_PACE.base / 4 + grownWait(tries, AWS_PACE), end - now);
      if (wait <= 0 || !(await clock.sleep(wait, signal))) {
        if (tries > 1) waited.set(error, now - began);
        throw error;
      }
    }
  }
}

/** How many milliseconds a request was retried before it failed with this error. Undefined if it was sent once. */
export function triedFor(error: Error): number | undefined {
  return waited.get(error);
}
