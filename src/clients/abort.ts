import { setMaxListeners } from 'events';

/** Shared waits: aborting one caller's wait does not cancel the work that others wait for. */

/** Resolves to undefined as soon as the signal is aborted. */
export async function orAborted<T>(
  wait: Promise<T> | undefined,
  signal: AbortSignal | undefined,
): Promise<T | undefined> {
  if (!wait || !signal) return wait;
  let abort: () => void = () => undefined;
  const aborted = new Promise<undefined>((resolve) => {
    abort = () => resolve(undefined);
  });
  unlimited(signal).addEventListener('abort', abort, { once: true });
  try {
    return signal.aborted ? undefined : await Promise.race([wait, aborted]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

/** Combines two signals, each of which may be absent. */
export function anyOf(one: AbortSignal | undefined, other: AbortSignal | undefined): AbortSignal | undefined {
  if (one && other && one !== other) return AbortSignal.any([one, other]);
  const only = one ?? other;
  return only && unlimited(only);
}

/** Calls `act` when the signal is aborted, immediately if it already is. Returns a function that stops listening. */
export function onAborted(signal: AbortSignal | undefined, act: () => void): () => void {
  if (signal?.aborted) act();
  else if (signal) unlimited(signal).addEventListener('abort', act, { once: true });
  return () => signal?.removeEventListener('abort', act);
}

/** Every waiting request adds a listener. Many listeners are not a leak here, so Node.js must not report one. */
function unlimited(signal: AbortSignal): AbortSignal {
  setMaxListeners(0, signal);
  return signal;
}
