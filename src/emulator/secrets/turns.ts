import type { World } from '../world';

const queues = new WeakMap<World, Map<string, Promise<unknown>>>();

/** Runs work with the same key one after another, so that operations on a database do not overtake each other. */
export async function inTurn<T>(world: World, key: string, work: () => Promise<T>): Promise<T> {
  const queue = queues.get(world) ?? new Map<string, Promise<unknown>>();
  queues.set(world, queue);
  const before = queue.get(key) ?? Promise.resolve();
  const turn = before.then(work, work);
  const settled = turn.catch(() => undefined);
  queue.set(key, settled);
  try {
    return await turn;
  } finally {
    if (queue.get(key) === settled) queue.delete(key);
  }
}
