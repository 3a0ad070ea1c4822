import type { Memory } from '../../contract';

type Ids = readonly string[];

/** A configuration may state an earlier membership for so many changes of it. */
const MOST_EARLIER = 10;

/**
 * Which policy sets a configuration may name without meaning a change: those that were sent, and those that were there at an earlier
 * read. A configuration that states what is there must not become wrong when somebody changes a policy set.
 */
export class MemoryOfSets {
  constructor(private readonly memory: Pick<Memory, 'recall'>) {}

  public includes(ids: Ids): boolean {
    return [this.memory.recall<Ids>('policySetIds'), ...this.earlier].some((known) => known && isSame(known, ids));
  }

  public static sent(memory: Memory, ids: Ids | undefined): void {
    memory.remember('policySetIds', ids && sorted(ids));
  }

  public static seen(memory: Memory, before: Ids | undefined, now: Ids | undefined): void {
    if (!before || isSame(before, now)) return;
    const earlier = new MemoryOfSets(memory).earlier.filter((known) => !isSame(known, before));
    memory.remember('earlierPolicySetIds', [...earlier, sorted(before)].slice(-MOST_EARLIER));
  }

  private get earlier(): readonly Ids[] {
    return this.memory.recall<readonly Ids[]>('earlierPolicySetIds') ?? [];
  }
}

export function isSame(one: Ids, other: Ids = []): boolean {
  return sorted(one).join() === sorted(other).join();
}

function sorted(ids: Ids): string[] {
  return [...new Set(ids)].sort();
}
