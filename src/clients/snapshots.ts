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

/** The natural keys of the things in a list. */
export interface Keys {
  /** Something in the list had it. */
  has(key: unknown): boolean;
  /** Proven: nothing in the list had it. Of a list that changed each time it was walked nothing is proven. */
  lacks(key: unknown): boolean;
}

/** What a walk found, and whether its pages agree with each other about how many things there are. */
interface Walked {
  readonly all: readonly Resource[];
  readonly agrees: boolean;
}

/** How long a snapshot may prove that a thing is gone. A thing that it has is looked for again: it may have gone since. */
const FRESH_MS = 10_000;

/** How often a changing list is read for the keys in it: changes by others must not prevent a create. */
const LOOKS_BEFORE = 4;

export class Snapshots {
  private readonly last = new Map<string, Snapshot>();
  private readonly walking = new Map<string, Promise<Snapshot>>();
  private readonly before = new Map<string, Promise<Keys>>();
  private writes = 0;

  constructor(
    private readonly pages: (listPath: string) => AsyncIterable<ListDocument>,
    private readonly pause: (walks: number, elapsed: number) => Promise<boolean>,
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
  keys(listPath: string, keyOf: (resource: Resource) => unknown, looks = LOOKS_BEFORE): Promise<Keys> {
    const known = this.before.get(listPath);
    if (known) return known;
    const fetched = this.readAll(listPath, looks).then(({ all, agrees }) => {
      const keys = new Set(all.flatMap(keyOf));
      return { has: (key: unknown) => keys.has(key), lacks: (key: unknown) => agrees && !keys.has(key) };
    });
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
    const walk = this.readAll(listPath).then(({ all, agrees }) => {
      if (!agrees) throw this.broken(listPath, 'it changes each time it is read, and its pages do not agree on how many things there are: nothing can be told from it');
      const snapshot = { ids: new Set(all.map(idOf)), taken: performance.now() };
      if (writes === this.writes) this.last.set(listPath, snapshot);
      return snapshot;
    }).finally(() => {
      if (this.walking.get(listPath) === walk) this.walking.delete(listPath);
    });
    this.walking.set(listPath, walk);
    return walk;
  }

  /**
   * All things of a list. Things that move between two pages make a walk miss others: then it is walked again after a pause, `looks` times at
   * most, or as long as a service may be away. Two walks that find the same and do not agree with themselves are no change of the list.
   */
  private async readAll(listPath: string, looks = Infinity): Promise<Walked> {
    const began = performance.now();
    let last: string | undefined;
    for (let walks = 1; ; walks++) {
      const { all, counts } = await this.walkOnce(listPath);
      if (counts.size === 0 || (counts.size === 1 && counts.has(all.length))) return { all, agrees: true };
      const examined = JSON.stringify([[...counts], all.map(({ id }) => id)]);
      if (examined === last) throw this.broken(listPath, `its pages do not agree on how many things there are, after ${walks} looks: nothing can be told from it`);
      last = examined;
      if (walks >= looks || !await this.pause(walks, performance.now() - began)) return { all, agrees: false };
    }
  }

  private async walkOnce(listPath: string): Promise<{ readonly all: readonly Resource[]; readonly counts: ReadonlySet<number> }> {
    const found = new Map<string, Resource>();
    const counts = new Set<number>();
    for await (const page of this.pages(listPath)) {
      for (const resource of page.data) found.set(resource.id, resource);
      const count = totalCount(page);
      if (count !== undefined) counts.add(count);
    }
    return { all: [...found.values()], counts };
  }
}
