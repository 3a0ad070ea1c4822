/**
 * Serves many reads of single objects from the pages of the list that contains them. See docs/decisions/0006-coalesced-reads.md.
 *
 * The first read requests the object itself. From the second read on, the first page of the list is fetched for all of them; further pages
 * follow if they cost little compared with the reads so far. An object that no page contains is requested by itself: absence from a list never
 * proves that an object is gone.
 */
import { orAborted } from '../abort';
import type { Resource } from '../json-api';
import { ListBounds, totalPages, type Page } from '../platform/pages';

/** How long a page may be used, counted from the request for the first page of its walk. */
export const FRESH_MS = 10_000;

/** Terraform's default parallelism: this many concurrent reads suggest that more will follow. */
const MANY_READS = 10;

const PAGES_AT_ONCE = 10;

/** An item of a list. */
interface Item {
  readonly id: string;
}

/** Fetches one page of a list. */
export type FetchPage<Listed extends Item> = (number: number) => Promise<Page<Listed>>;

/** Milliseconds since an arbitrary point in time. */
export type Clock = () => number;

export class Coalesced<Listed extends Item = Resource> {
  private readonly runs = new Map<string, Run<Listed>>();

  /** `freshFor`: milliseconds for which a page may be used. */
  constructor(
    private readonly now: Clock = () => performance.now(),
    private readonly freshFor = FRESH_MS,
  ) {}

  /** `own` requests the object itself. `signal` ends the wait for pages, not their requests: other reads wait for them too. */
  async find(
    listPath: string,
    id: string,
    own: () => Promise<Listed | undefined>,
    fetchPage: FetchPage<Listed>,
    signal?: AbortSignal,
  ): Promise<Listed | undefined> {
    const run = this.runOf(listPath, id);
    run.ids.add(id);
    if (run.ids.size === 1) return own();
    const walk = run.currentWalk(fetchPage);
    return (await orAborted(walk?.find(id, run.ids), signal)) ?? own();
  }

  /** Discards every page after a write, including those still in flight. */
  forget(): void {
    for (const run of this.runs.values()) run.end();
    this.runs.clear();
  }

  /** A second read of the same object starts a new run, because its caller wants to see what has changed since. */
  private runOf(listPath: string, id: string): Run<Listed> {
    const known = this.runs.get(listPath);
    if (known && !known.ids.has(id) && !known.isIdle()) return known;
    known?.end();
    const run = new Run<Listed>(this.now, this.freshFor);
    this.runs.set(listPath, run);
    return run;
  }
}

/** The reads of one pass over the objects of a list. */
class Run<Listed extends Item> {
  /** The ids requested so far. */
  readonly ids = new Set<string>();
  private walk: Walk<Listed> | undefined;
  private unrewarding = false;
  private latest: number;

  constructor(
    private readonly now: Clock,
    private readonly freshFor: number,
  ) {
    this.latest = now();
  }

  isIdle(): boolean {
    return this.now() - this.latest > this.freshFor;
  }

  end(): void {
    this.walk?.end();
  }

  /** Returns undefined if an earlier walk served fewer reads than it took requests. */
  currentWalk(fetchPage: FetchPage<Listed>): Walk<Listed> | undefined {
    this.latest = this.now();
    if (this.walk && !this.walk.isFresh()) {
      this.unrewarding ||= this.walk.served <= this.walk.requests;
      this.walk.end();
      this.walk = undefined;
    }
    return this.unrewarding ? undefined : (this.walk ??= new Walk(fetchPage, this.now, this.freshFor));
  }
}

/** One pass over the pages of a list. */
class Walk<Listed extends Item> {
  served = 0;
  requests = 0;
  private readonly began: number;
  private readonly found = new Map<string, Listed>();
  private readonly first: Promise<Page<Listed> | undefined>;
  private rest: Promise<unknown> | undefined;
  private readonly bounds = new ListBounds();
  private ended = false;

  constructor(
    private readonly fetchPage: FetchPage<Listed>,
    private readonly now: Clock,
    private readonly freshFor: number,
  ) {
    this.began = now();
    this.first = this.load(1);
  }

  isFresh(): boolean {
    return !this.ended && this.now() - this.began < this.freshFor;
  }

  end(): void {
    this.ended = true;
    this.found.clear();
  }

  /** Returns undefined if no page contains the object or the pages have expired. `reads` grows while the first page is in flight. */
  async find(id: string, reads: ReadonlySet<string>): Promise<Listed | undefined> {
    const first = await this.first;
    const pages = (first && totalPages(first)) ?? 1;
    if (!this.found.has(id) && this.isFresh() && pages > 1 && (this.rest || isWorthwhile(pages, reads.size))) {
      await (this.rest ??= this.loadRest(pages));
    }
    const resource = this.isFresh() ? this.found.get(id) : undefined;
    if (resource) this.served++;
    // A walk is never asked for the same object twice, and ten thousand objects take noticeable memory.
    this.found.delete(id);
    return resource;
  }

  private async loadRest(pages: number): Promise<void> {
    const numbers = Array.from({ length: pages - 1 }, (_, index) => index + 2).values();
    const work = async () => {
      for (const number of numbers) {
        if (!this.isFresh()) return;
        await this.load(number);
      }
    };
    await Promise.all(Array.from({ length: Math.min(PAGES_AT_ONCE, pages - 1) }, work));
  }

  /** A page that fails counts as empty: its objects are then requested by themselves, and those requests report the error. */
  private async load(number: number): Promise<Page<Listed> | undefined> {
    this.requests++;
    try {
      const page = await this.fetchPage(number);
      if (this.bounds.exceededBy(page) !== undefined) this.end();
      if (!this.isFresh()) return undefined;
      for (const resource of page.data) this.found.set(resource.id, resource);
      return page;
    } catch {
      return undefined;
    }
  }
}

/** Worthwhile with at most half as many pages as reads, or with at most ten pages from ten reads on. */
function isWorthwhile(pages: number, reads: number): boolean {
  return reads >= MANY_READS && pages <= Math.max(MANY_READS, reads / 2);
}
