import { createHash } from 'crypto';
import type { Review } from './report';

/** The reviews of several stacks. The JSON format is this document, with the same guarantees as for a single review. */
export interface Reviews {
  readonly format: 'lintel-reviews';
  readonly version: 1;
  /** From --name. */
  readonly name?: string;
  /** The hash of all these plans' effects. */
  readonly plan: string;
  /** Each has the name of its stack. */
  readonly stacks: readonly Review[];
  /** The stacks that could not be planned. */
  readonly failed: readonly FailedReview[];
  /** Stacks that have not changed and were not planned. */
  readonly unchanged: readonly string[];
  /** Stacks that are no longer in the code. Their objects remain. */
  readonly removed: readonly string[];
}

export interface FailedReview {
  readonly name: string;
  /** The code of the failure; earlier releases wrote none. */
  readonly code?: string;
  readonly reason: string;
}

/** The hash named in an approval of several plans. */
export function hashOfAll(stacks: readonly Review[]): string {
  const plans = stacks.map(({ name, plan }) => JSON.stringify([name, plan])).sort();
  return `sha256:${createHash('sha256').update(plans.join('\n')).digest('hex')}`;
}

/**
 * An acknowledgement without a stack applies to every stack. It is unused only if it matches in none; it is then listed once, in the first review.
 */
export function withoutUsedElsewhere(stacks: readonly Review[]): Review[] {
  const idle = (review: Review) => (review.unused ?? []).filter(({ because }) => because === 'matches nothing');
  const place = ({ file, line }: { readonly file: string; readonly line: number }): string => `${file}:${line}`;
  const seen = new Map<string, number>();
  for (const one of stacks.flatMap(idle)) seen.set(place(one), (seen.get(place(one)) ?? 0) + 1);
  const listed = new Set<string>();
  return stacks.map(({ unused: all, ...review }) => {
    const unused = (all ?? []).filter((one) => {
      if (one.because !== 'matches nothing' || one.stack !== undefined) return true;
      if (seen.get(place(one)) !== stacks.length || listed.has(place(one))) return false;
      listed.add(place(one));
      return true;
    });
    return { ...review, ...(unused.length === 0 ? {} : { unused }) };
  });
}
