/** What lists of the platform held: the proof that a thing is gone, and the keys that were there before us. */
import { ApiError } from './errors';
import type { ListDocument, Resource } from './json-api';
import { totalCount } from './pages';

/** A list as one walk found it. */
interface Snapshot {
  /** In the words of whoever asked for the walk. */
  readonly ids: ReadonlySet<string>;
  readonly taken: number;
}

/** How long a snapshot may prove that a thing is gone. A thing that it has is looked for again: it may have gone since. */
const FRESH_MS = 10_000;

/** Things that move between two pages make a walk miss others: then it is walked again, so often at most. */
const MOST_WALKS = 4;

export class Snapshots {
  private readonly last = new Map<string, Snapshot>();
  private readonly walking = new Map<string, Promise<Snapshot>>();
  private readonly before = new Map<string, Promise<ReadonlySet<unknown>>>();
  private writes = 0;

  constructor(
    private readonly pages: (listPath: string) => AsyncIterable<ListDocument>,
    private readonly hidden: (status: number, listPath: string, id: string) => Error,
    private readonly broken: (listPath: string, reason: string) => Error,
  ) {}

  /** Whether the list, as it is now, lacks the id. All who ask about one list tell its things by the same ids. */
  async lacks(listPath: string, id: string, idOf: (resource: Resource) => string): Promise<boolean> {
    const known = this.last.get(listPath);
    if (known && performance.now() - known.taken < FRESH_MS && !known.ids.has(id)) return true;
    try {
      const joined = this.walking.get(listPath);
      if (joined && !(await joined).ids.has(id)) return true;
      return !(await this.walk(listPath, idOf)).ids.has(id);
    } catch (error) {
      if (error instanceof ApiError && [401, 403, 404].includes(error.status)) throw this.hidden(error.status, listPath, id);
      throw error;
    }
  }

  /** All who ask about one list ask for the same keys. Where a thing has several, each counts. */
  keys(listPath: string, keyOf: (resource: Resource) => unknown): Promise<ReadonlySet<unknown>> {
    const known = this.before.get(listPath);
    if (known) return known;
    const fetched = this.readAll(listPath).then((all) => new Set(all.flatMap(keyOf)));
    this.before.set(listPath, fetched);
    fetched.catch(() => this.before.delete(listPath));
    return fetched;
  }

  /** A write has happened: nothing that was read before may prove anything. */
  forget(): void {
    this.writes++;
    this.last.clear();
    this.walking.clear();
  }

  /** One walk at a time serves all who ask meanwhile. */
  private walk(listPath: string, idOf: (resource: Resource) => string): Promise<Snapshot> {
    const running = this.walking.get(listPath);
    if (running) return running;
    const { writes } = this;
    const walk = this.readAll(listPath).then((all) => {
      const snapshot = { ids: new Set(all.map(idOf)), taken: performance.now() };
      if (writes === this.writes) this.last.set(listPath, snapshot);
      return snapshot;
    }).finally(() => {
      if (this.walking.get(listPath) === walk) this.walking.delete(listPath);
    });
    this.walking.set(listPath, walk);
    return walk;
  }

  /** All things of a list, from a walk whose pages agree with each other about how many there are. */
  private async readAll(listPath: string): Promise<readonly Resource[]> {
    for (let walks = 1; ; walks++) {
      const found = new Map<string, Resource>();
      const counts = new Set<number>();
      for await (const page of this.pages(listPath)) {
        for (const resource of page.data) found.set(resource.id, resource);
        const count = totalCount(page);
        if (count !== undefined) counts.add(count);
      }
      if (counts.size === 0 || (counts.size === 1 && counts.has(found.size))) return [...found.values()];
      if (walks === MOST_WALKS) throw this.broken(listPath, `its pages do not agree on how many things there are, after ${MOST_WALKS} looks: nothing can be told from it`);
    }
  }
}
