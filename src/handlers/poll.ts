import { setTimeout as sleep } from 'timers/promises';

const SHORTEST_MS = 200;
const LONGEST_MS = 5_000;

/**
 * Polls at increasing intervals until there is a result. Undefined if the timeout has expired. An abort ends the pause, and the next
 * request then throws.
 */
export async function poll<T>(
  seconds: number,
  signal: AbortSignal,
  ask: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const end = performance.now() + seconds * 1000;
  for (let pause = SHORTEST_MS; ; pause = Math.min(LONGEST_MS, pause * 1.5)) {
    const response = await ask();
    const left = end - performance.now();
    if (response !== undefined || left <= 0) return response;
    await sleep(Math.min(pause, left), undefined, { signal }).catch(() => undefined);
  }
}
