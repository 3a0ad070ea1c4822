import type { Located } from './located-yaml';

/** Something a person has agreed to for a limited time. */
export interface Agreement {
  readonly reason: string;
  readonly by: string;
  /** The last day on which it is valid, such as `2026-12-31`, in UTC. */
  readonly until: string;
}

/** The place of an agreement in a file. */
export interface Place {
  readonly file: string;
  readonly line: number;
}

/** The keys of an agreement in a file, after the keys that say what it is about. */
export const AGREEMENT_KEYS = ['reason', 'by', 'until', 'stack?'] as const;

export function readAgreement(members: Partial<Record<string, Located>>): Agreement & { readonly stack?: string } {
  return {
    reason: members.reason!.text(),
    by: members.by!.text(),
    until: readDay(members.until!),
    ...(members.stack ? { stack: members.stack.text() } : {}),
  };
}

function readDay(day: Located): string {
  if (!isDay(day.value)) day.fail('`until` must be a day, such as 2026-12-31.');
  return day.value as string;
}

export function isDay(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    /^\d{4}-\d\d-\d\d$/.test(value) &&
    !Number.isNaN(Date.parse(value)) &&
    new Date(value).toISOString().startsWith(value)
  );
}

const DAY = 86_400_000;

/** Valid until the end of its last day. */
export function hasEnded({ until }: Pick<Agreement, 'until'>, now: number): boolean {
  return now >= Date.parse(until) + DAY;
}

/** The date that is this many days from now. */
export function dayAfter(days: number, now: number): string {
  return new Date(now + days * DAY).toISOString().slice(0, 10);
}
