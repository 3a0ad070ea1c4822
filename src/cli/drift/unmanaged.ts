import { picking } from '../adopt/patterns';
import type { FoundObject, Survey } from '../adopt/survey';
import { hasEnded, isDay, type Place } from '../agreed/agreement';
import { Located } from '../agreed/located-yaml';
import type { ManagedObjects } from './managed-objects';

/** The file that is read if --left-alone names no other. */
export const LEFT_ALONE_FILE = '.lintel/unmanaged.yaml';

/** Existing objects of the services that are in no state. */
export interface Unmanaged {
  readonly objects: readonly UnmanagedObject[];
  /** Objects deliberately in no state, which do not count. */
  readonly leftAlone: readonly LeftAloneObject[];
  /** Entries without effect. */
  readonly unused: readonly UnusedEntry[];
  /** Objects that could not be listed. */
  readonly skipped: readonly { readonly what: string; readonly because: string }[];
  /** A list was refused, so there may be more objects. */
  readonly incomplete?: true;
}

export interface UnmanagedObject {
  readonly type: string;
  readonly name: string;
  /** The organization, mount or module that contains the object. Empty for the whole installation. */
  readonly scope: string;
  readonly importId: string;
}

/** An entry of the file: which objects are left alone, why, and until when. */
export interface LeftAloneEntry extends Place {
  /** A type, a name, or type/name, as for `lintel adopt --only`. */
  readonly pattern: string;
  /** A pattern of scopes. Missing if valid for all. */
  readonly scope?: string;
  readonly reason: string;
  /** The last day on which it is valid, in UTC. Missing if unlimited. */
  readonly until?: string;
}

export interface LeftAloneObject extends UnmanagedObject {
  readonly entry: LeftAloneEntry;
}

export interface UnusedEntry extends LeftAloneEntry {
  readonly because: 'matches nothing' | 'has ended';
}

/** Reads the entries of a file; none if it does not exist. */
export function readLeftAlone(file: string): readonly LeftAloneEntry[] {
  return Located.read(file)?.members('unmanaged').unmanaged!.elements().map(readEntry) ?? [];
}

function readEntry(entry: Located): LeftAloneEntry {
  const { pattern, scope, reason, until } = entry.members('pattern', 'scope?', 'reason', 'until?');
  if (until && !isDay(until.value)) until.fail('`until` must be a day, such as 2026-12-31.');
  return {
    pattern: pattern!.text(),
    ...(scope ? { scope: scope.text() } : {}),
    reason: reason!.text(),
    ...(until ? { until: until.value as string } : {}),
    file: entry.file,
    line: entry.line,
  };
}

/** Splits existing objects into those in a state, those left alone, and unmanaged ones. */
export function findUnmanaged(
  { found, skipped }: Survey,
  states: readonly ManagedObjects[],
  entries: readonly LeftAloneEntry[],
  types: readonly string[],
  now: number,
): Unmanaged {
  const matchers = entries.map((entry) => ({
    entry,
    isEnded: entry.until !== undefined && hasEnded({ until: entry.until }, now),
    ...matcherOf(entry, types),
  }));
  const free = found.filter((one) => !states.some((state) => state.has(one)));
  const used = new Set(matchers.filter(({ matches }) => free.some(matches)));
  const holding = (one: FoundObject) => matchers.find(({ isEnded, matches }) => !isEnded && matches(one))?.entry;
  const lists = skipped.filter(({ never }) => !never);
  const isLeftAlone = (type: string | undefined) =>
    type !== undefined && matchers.some(({ isEnded, coversType }) => !isEnded && coversType(type));
  return {
    objects: free.filter((one) => holding(one) === undefined).map(describe),
    leftAlone: free.flatMap((one) => {
      const entry = holding(one);
      return entry ? [{ ...describe(one), entry }] : [];
    }),
    unused: matchers.flatMap((matcher): UnusedEntry[] => {
      const { entry, isEnded } = matcher;
      const isListed = !lists.some(({ type }) => type !== undefined && matcher.coversType(type));
      if (used.has(matcher)) return isEnded ? [{ ...entry, because: 'has ended' }] : [];
      return isListed ? [{ ...entry, because: 'matches nothing' }] : [];
    }),
    skipped: lists.map(({ what, because }) => ({ what, because })),
    ...(lists.some(({ refused, type }) => refused && !isLeftAlone(type)) ? { incomplete: true } : {}),
  };
}

function matcherOf({ pattern, scope }: LeftAloneEntry, types: readonly string[]) {
  const { pick, coversType } = picking({ only: [pattern], except: [] }, types);
  const scopes = new RegExp(`^${(scope ?? '*').split('*').map(escape).join('.*')}$`, 'su');
  return {
    matches: (one: FoundObject): boolean => scopes.test(one.scope) && pick([one]).length > 0,
    coversType: (type: string): boolean => scope === undefined && coversType(type),
  };
}

function escape(text: string): string {
  return text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
}

function describe({ kind, name, scope, importId }: FoundObject): UnmanagedObject {
  return { type: kind.adoption.type, name, scope, importId };
}

/** Merges the unmanaged objects of several jobs, each of which looked at a part of the stacks: the objects that are in none of their states. */
export function mergeUnmanaged(parts: readonly Unmanaged[]): Unmanaged {
  const keyOf = ({ type, importId }: UnmanagedObject) => `${type} ${importId}`;
  const inEvery = <T extends UnmanagedObject>(all: readonly T[]): T[] =>
    all.filter((one) =>
      parts.every(({ objects, leftAlone }) => [...objects, ...leftAlone].some((other) => keyOf(other) === keyOf(one))),
    );
  const [first] = parts;
  const leftAlone = inEvery(first!.leftAlone);
  const lines = new Set(leftAlone.map(({ entry: { file, line } }) => `${file}:${line}`));
  const entries = new Map<string, UnusedEntry>();
  for (const { unused, leftAlone: all } of parts) {
    for (const { entry } of all) entries.set(`${entry.file}:${entry.line}`, { ...entry, because: 'matches nothing' });
    for (const entry of unused) {
      const key = `${entry.file}:${entry.line}`;
      if (entry.because === 'has ended' || !entries.has(key)) entries.set(key, entry);
    }
  }
  const skipped = new Map(parts.flatMap((part) => part.skipped.map((one) => [one.what, one] as const)));
  return {
    objects: inEvery(first!.objects),
    leftAlone,
    unused: [...entries]
      .filter(([key]) => !lines.has(key))
      .map(([, entry]) => entry)
      .sort((one, other) => one.line - other.line),
    skipped: [...skipped.values()],
    ...(parts.some(({ incomplete }) => incomplete) ? { incomplete: true } : {}),
  };
}
