/** Snapshots of the platform's lists, which prove that an object is gone or that a key did not exist before a create. */
import { ApiError } from '../errors';
import type { ListDocument, Resource } from '../json-api';
import { totalCount } from './pages';

/** The result of one walk over a list. */
interface Snapshot {
  /** As returned by the `idOf` of the caller that started the walk. */
  readonly ids: ReadonlySet<string>;
  readonly taken: number;
}

/** The natural keys of the objects in a list. */
export interface Keys {
  /** An object in the list has the key. */
  has(key: unknown): boolean;
  /** No object in the list has the key. Also false if the list changed during every walk, so that nothing is proven. */
  lacks(key: unknown): boolean;
}

/** The objects that a walk found, and whether its pages agree on their number. */
interface Walked {
  readonly all: readonly Resource[];
  readonly agrees: boolean;
}

/** How long a snapshot may prove that an object is gone. If it contains the object, the list is read again, since the object may be gone by now. */
const FRESH_MS = 10_000;

/** How often a changing list is read for its keys: changes by others must not block a create. */
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

  /** Whether the list currently lacks the id. All callers must identify the objects of one list by the same ids. */
  async lacks(listPath: string, id: string, idOf: (resource: Resource) => string): Promise<boolean> {
    const known = this.last.get(listPath);
    if (known && performance.now() - known.taken < FRESH_MS && !known.ids.has(id)) return true;
    try {
      const joined = this.walking.get(listPath);
      if (joined && !(await joined).ids.has(id)) return true;
      return !(await this.walk(listPath, idOf)).ids.has(id);
    } catch (error) {
      if (error instanceof ApiError && [401, 403, 404].includes(error.status)) {
        throw this.hidden(error.status, listPath, id);
      }
      throw error;
    }
  }

  /** All callers must use the same keys for one list. An object may have several. */
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

  /** Discards all snapshots after a write. */
  forget(): void {
    this.writes++;
    this.last.clear();
    this.walking.clear();
  }

  /** Concurrent callers share one walk. */
  private walk(listPath: string, idOf: (resource: Resource) => string): Promise<Snapshot> {
    const running = this.walking.get(listPath);
    if (running) return running;
    const { writes } = this;
    const walk = this.readAll(listPath)
      .then(({ all, agrees }) => {
        if (!agrees) {
          throw this.broken(
            listPath,
            'it changes each time it is read, and its pages do not agree on the number of objects',
          );
        }
        const snapshot = { ids: new Set(all.map(idOf)), taken: performance.now() };
        if (writes === this.writes) this.last.set(listPath, snapshot);
        return snapshot;
      })
      .finally(() => {
        if (this.walking.get(listPath) === walk) this.walking.delete(listPath);
      });
    this.walking.set(listPath, walk);
    return walk;
  }

  /**
   * Reads all objects of a list. If objects move between pages, a walk misses others; the list is then walked again after a pause, at most `looks`
   * times, or for as long as a service may be unavailable. Two inconsistent walks with the same result mean that the service itself is wrong.
   */
  private async readAll(listPath: string, looks = Infinity): Promise<Walked> {
    const began = performance.now();
    let last: string | undefined;
    for (let walks = 1; ; walks++) {
      const { all, counts } = await this.walkOnce(listPath);
      if (counts.size === 0 || (counts.size === 1 && counts.has(all.length))) return { all, agrees: true };
      const examined = JSON.stringify([[...counts], all.map(({ id }) => id)]);
      if (examined === last) {
        throw this.broken(listPath, `its pages do not agree on the number of objects, even after ${walks} reads`);
      }
      last = examined;
      if (walks >= looks || !(await this.pause(walks, performance.now() - began))) return { all, agrees: false };
    }
  }

  private async walkOnce(
    listPath: string,
  ): Promise<{ readonly all: readonly Resource[]; readonly counts: ReadonlySet<number> }> {
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
