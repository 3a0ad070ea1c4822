/** Waiting for what others wait for too: an abort ends the wait of one, and not the thing itself. */

/** Undefined at once when the signal is aborted. */
export async function orAborted<T>(wait: Promise<T> | undefined, signal: AbortSignal | undefined): Promise<T | undefined> {
  if (!wait || !signal) return wait;
  let abort: () => void = () => undefined;
  const aborted = new Promise<undefined>((resolve) => { abort = () => resolve(undefined); });
  signal.addEventListener('abort', abort, { once: true });
  try {
    return signal.aborted ? undefined : await Promise.race([wait, aborted]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

/** One signal for two, each of which may be absent. */
export function anyOf(one: AbortSignal | undefined, other: AbortSignal | undefined): AbortSignal | undefined {
  return one && other && one !== other ? AbortSignal.any([one, other]) : one ?? other;
}

/** Acts at once where it has been aborted already. Answers how to stop listening. */
export function onAborted(signal: AbortSignal | undefined, act: () => void): () => void {
  if (signal?.aborted) act();
  else signal?.addEventListener('abort', act, { once: true });
  return () => signal?.removeEventListener('abort', act);
}
