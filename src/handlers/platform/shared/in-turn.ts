/** The last call in the queue, for each subject of each owner. */
const last = new WeakMap<object, Map<string, Promise<unknown>>>();

/** Does what concerns one subject one after the other, as far as this process is concerned. `owner` is the client: another one is another service. */
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
