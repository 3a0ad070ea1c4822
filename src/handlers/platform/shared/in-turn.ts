/** The last call in the queue, by owner and subject. */
const last = new WeakMap<object, Map<string, Promise<unknown>>>();

/**
 * Runs calls about the same subject one after another within this process. `owner` is the client, because
 * different clients belong to different services.
 */
export async function inTurn<T>(owner: object, subject: string, act: () => Promise<T>): Promise<T> {
  const queue = last.get(owner) ?? new Map<string, Promise<unknown>>();
  last.set(owner, queue);
  const before = queue.get(subject) ?? Promise.resolve();
  const mine = before.then(act, act);
  queue.set(subject, mine);
  try {
    return await mine;
  } finally {
    if (queue.get(subject) === mine) queue.delete(subject);
  }
}
