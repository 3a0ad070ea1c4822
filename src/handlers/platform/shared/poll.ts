import { setTimeout as sleep } from 'timers/promises';

const SHORTEST_MS = 200;
const LONGEST_MS = 5_000;

/** Asks, less and less often, until there is an answer. Undefined: the time is over. An abort ends the pause: what is asked then says so. */
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
