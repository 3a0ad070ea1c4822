/**
 * Many reads of single things that stand in one list, answered from the list's pages. See docs/decisions/0006-coalesced-reads.md.
 *
 * The first read asks for the thing itself. From the second on, the first page is fetched for all; the further pages follow when they
 * cost little beside the reads seen. A thing that no page has is asked for by itself: not listed never means gone.
 */
import { orAborted } from './abort';
import type { ListDocument, Resource } from './json-api';
import { ListBounds, totalPages } from './pages';

/** A page answers for so long, counted from when the first page of its walk was asked for. */
const FRESH_MS = 10_000;

/** So many reads at once are all that Terraform sends unless told otherwise: more will follow. */
const MANY_READS = 10;

const PAGES_AT_ONCE = 10;

/** Fetches one page of a list. */
export type FetchPage = (number: number) => Promise<ListDocument>;

/** Milliseconds since any moment. */
export type Clock = () => number;

export class Coalesced {
  private readonly runs = new Map<string, Run>();

  constructor(private readonly now: Clock = () => performance.now()) {}

  /** `own` asks for the thing itself. `signal` ends the wait for pages, not the pages: others wait for them too. */
  async find(
    listPath: string, id: string, own: () => Promise<Resource | undefined>, fetchPage: FetchPage, signal?: AbortSignal,
  ): Promise<Resource | undefined> {
    const run = this.runOf(listPath, id);
    run.ids.add(id);
    if (run.ids.size === 1) return own();
    const walk = run.currentWalk(fetchPage);
    return await orAborted(walk?.find(id, run.ids), signal) ?? own();
  }

  /** A write makes every page old, also those that are still on their way. */
  forget(): void {
    for (const run of this.runs.values()) run.end();
    this.runs.clear();
  }

  /** Whoever asks for a thing a second time has begun anew, and wants to see what has changed since. */
  private runOf(listPath: string, id: string): Run {
    const known = this.runs.get(listPath);
    if (known && !known.ids.has(id) && !known.isIdle()) return known;
    known?.end();
    const run = new Run(this.now);
    this.runs.set(listPath, run);
    return run;
  }
}

/** The reads of one pass over the things of a list. */
class Run {
  /** What was asked for. */
  readonly ids = new Set<string>();
  private walk: Walk | undefined;
  private unrewarding = false;
  private latest: number;

  constructor(private readonly now: Clock) {
    this.latest = now();
  }

  isIdle(): boolean {
    return this.now() - this.latest > FRESH_MS;
  }

  end(): void {
    this.walk?.end();
  }

  /** Undefined where an earlier walk has answered fewer reads than it cost requests. */
  currentWalk(fetchPage: FetchPage): Walk | undefined {
    this.latest = this.now();
    if (this.walk && !this.walk.isFresh()) {
      this.unrewarding ||= this.walk.responded <= this.walk.requests;
      this.walk.end();
      this.walk = undefined;
    }
    return this.unrewarding ? undefined : this.walk ??= new Walk(fetchPage, this.now);
  }
}

/** One pass over the pages of a list. */
class Walk {
  responded = 0;
  requests = 0;
  private readonly began: number;
  private readonly found = new Map<string, Resource>();
  private readonly first: Promise<ListDocument | undefined>;
  private rest: Promise<unknown> | undefined;
  private readonly bounds = new ListBounds();
  private ended = false;

  constructor(private readonly fetchPage: FetchPage, private readonly now: Clock) {
    this.began = now();
    this.first = this.load(1);
  }

  isFresh(): boolean {
    return !this.ended && this.now() - this.began < FRESH_MS;
  }

  end(): void {
    this.ended = true;
    this.found.clear();
  }

  /** Undefined where the pages do not have it, or may not answer any more. `reads` grows while the first page is on its way. */
  async find(id: string, reads: ReadonlySet<string>): Promise<Resource | undefined> {
    const first = await this.first;
    const pages = (first && totalPages(first)) ?? 1;
    if (!this.found.has(id) && this.isFresh() && pages > 1 && (this.rest || isWorthwhile(pages, reads.size))) {
      await (this.rest ??= this.loadRest(pages));
    }
    const resource = this.isFresh() ? this.found.get(id) : undefined;
    if (resource) this.responded++;
    // Nobody asks a walk for the same thing twice, and what ten thousand things weigh is felt.
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

  /** A page that fails has nothing: its things are asked for by themselves, and tell what is wrong. */
  private async load(number: number): Promise<ListDocument | undefined> {
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

/** At most half as many pages as reads; ten pages already at ten reads, which they then cost no more than. */
function isWorthwhile(pages: number, reads: number): boolean {
  return reads >= MANY_READS && pages <= Math.max(MANY_READS, reads / 2);
}
