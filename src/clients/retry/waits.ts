/** The waits of a request: for its turn, and before a retry. Both end soon after an interrupt. */
import { setTimeout as sleep } from 'timers/promises';
import { anyOf, onAborted } from '../abort';
import type { Limiter } from './limiter';
import type { Waiting } from './waiting';

/** Maximum duration of a wait after an interrupt. */
const HURRIED_MS = 900;

export interface Interrupts {
  /** Ends the request at once. */
  readonly signal?: AbortSignal;
  /** Ends waits within a second. */
  readonly hurry?: AbortSignal;
}

/** Waits until the rate limit admits another request. Rejects if the wait is interrupted. */
export async function waitForTurn(
  limiter: Limiter,
  waiting: Waiting,
  { signal, hurry }: Interrupts,
  urgent: boolean,
): Promise<void> {
  const reason = limiter.reasonToWait();
  if (reason === undefined) return limiter.turn(signal, urgent);
  const timeout = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const leave = onAborted(hurry, () => {
    timer = setTimeout(() => timeout.abort(), HURRIED_MS);
  });
  try {
    await waiting.during(limiter.turn(anyOf(signal, timeout.signal), urgent), () => reason);
  } finally {
    leave();
    clearTimeout(timer);
  }
}

/** Waits before a retry. Returns false if the wait is too long after an interrupt. Rejects if the request is aborted. */
export async function waitToRetry(
  wait: number,
  waiting: Waiting,
  reason: () => string,
  { signal, hurry }: Interrupts,
): Promise<boolean> {
  if (hurry?.aborted) {
    if (wait > HURRIED_MS) return false;
    await sleep(wait, undefined, { signal });
    return true;
  }
  try {
    await waiting.during(sleep(wait, undefined, { signal: anyOf(signal, hurry) }), reason);
    return true;
  } catch (error) {
    if (signal?.aborted) throw error;
    return false;
  }
}
