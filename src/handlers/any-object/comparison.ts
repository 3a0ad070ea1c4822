/** Whether the values read are equivalent to the values written: a service has its own spelling of most values. */

import { dynamicKey } from '../../definition/dynamic';
import { parseDuration } from '../../definition/kinds/duration';
import { timeKey } from '../../definition/kinds/time';
import { isValues, type Value, type Values } from '../../definition/value';
import { valueAt } from './members';

/** The kind of a member, as far as the service describes it. */
export type MemberType = 'text' | 'number' | 'flag' | 'seconds' | 'time' | 'list' | 'object';

export interface Comparing {
  /** The service's description of the members. */
  readonly described?: { readonly members?: ReadonlyMap<string, MemberType | undefined> };
  /**
   * The service keeps values as they are written, including null: only numbers, flags and times have other spellings,
   * and only empty values equal missing ones.
   */
  readonly verbatim?: true;
  /** The dotted paths of ordered lists. */
  readonly ordered?: readonly string[];
  /** The dotted paths of members that are not compared. */
  readonly ignore?: readonly string[];
}

/**
 * The body in state after a read: the configured members, each in its configured spelling if it is equivalent to the value read, otherwise as it was
 * read. A member that the service lacks is absent, unless it has never been returned (`unreturned`).
 */
export function bodyRead(
  configured: Values,
  found: Values,
  comparing: Comparing,
  unreturned: readonly string[] = [],
  outer = '',
): Values {
  const members = Object.keys(configured).flatMap((name): (readonly [string, Value])[] => {
    const path = `${outer}${name}`;
    const wanted = configured[name];
    const is = found[name];
    if (comparing.ignore?.includes(path) || (wanted === undefined && !comparing.verbatim)) return [[name, wanted]];
    if (!Object.hasOwn(found, name)) {
      return unreturned.includes(path) || (comparing.verbatim && isEmpty(wanted)) ? [[name, wanted]] : [];
    }
    if (isValues(wanted) && isValues(is)) return [[name, bodyRead(wanted, is, comparing, unreturned, `${path}.`)]];
    const type = outer === '' ? comparing.described?.members?.get(name) : undefined;
    return [[name, means(wanted, is, type, path, comparing) ? wanted : is]];
  });
  return Object.fromEntries(members);
}

/** The dotted paths of configured members that the service did not return. */
export function missingMembers(configured: Values, found: Values, outer = ''): string[] {
  return Object.keys(configured).flatMap((name) => {
    const path = `${outer}${name}`;
    const wanted = configured[name];
    const is = found[name];
    if (wanted === undefined) return [];
    if (!Object.hasOwn(found, name)) return [path];
    return isValues(wanted) && isValues(is) ? missingMembers(wanted, is, `${path}.`) : [];
  });
}

/** The dotted paths of members whose values differ from the configuration. */
export function differingMembers(configured: Values, found: Values, comparing: Comparing, outer = ''): string[] {
  const read = bodyRead(configured, found, comparing, missingMembers(configured, found, outer), outer);
  const differs = (name: string) => dynamicKey(read[name]) !== dynamicKey(configured[name]);
  return Object.keys(configured).filter(differs);
}

function means(wanted: Value, is: Value, type: MemberType | undefined, path: string, comparing: Comparing): boolean {
  if (isEmpty(wanted) && isEmpty(is)) return true;
  if (comparing.verbatim && kindOf(wanted) !== kindOf(is)) return false;
  if (Array.isArray(wanted) || Array.isArray(is)) return sameLists(wanted, is, type, path, comparing);
  if (isValues(wanted) || isValues(is)) return sameMaps(wanted, is);
  return comparing.verbatim ? sameText(textOf(wanted), textOf(is)) : sameScalars(wanted, is, type);
}

function kindOf(value: Value): 'list' | 'object' | 'scalar' {
  return Array.isArray(value) ? 'list' : isValues(value) ? 'object' : 'scalar';
}

/** Other spellings of a number, a flag or a time. */
function sameText(one: string, other: string): boolean {
  if (one === other) return true;
  const [time, otherTime] = [timeKey(one), timeKey(other)];
  if (time !== undefined && time === otherTime) return true;
  return isNumberText(one) && isNumberText(other) && Number(one) === Number(other);
}

/** Services do not distinguish these. */
function isEmpty(value: Value): boolean {
  return (
    value === undefined ||
    value === '' ||
    (Array.isArray(value) && value.length === 0) ||
    (isValues(value) && Object.keys(value).length === 0)
  );
}

function sameScalars(wanted: Value, is: Value, type: MemberType | undefined): boolean {
  const [one, other] = [textOf(wanted), textOf(is)];
  if (one === other || one.trim() === other.trim()) return true;
  if (one.toLowerCase() === other) return true;
  const [length, otherLength] = [parseDuration(one), parseDuration(other)];
  const hasUnit = (text: string) => /[a-z]/.test(text);
  if (length !== undefined && length === otherLength) {
    return type === 'seconds' || (type === undefined && (hasUnit(one) || hasUnit(other)));
  }
  return sameText(one, other);
}

function textOf(value: Value): string {
  return String(value);
}

function isNumberText(text: string): boolean {
  return /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(text);
}

/** A text with commas is the list of its parts. */
function sameLists(
  wanted: Value,
  is: Value,
  type: MemberType | undefined,
  path: string,
  comparing: Comparing,
): boolean {
  if (type !== undefined && type !== 'list' && (!Array.isArray(wanted) || !Array.isArray(is))) return false;
  const lists = [elementsOf(wanted), elementsOf(is)];
  if (!lists[0] || !lists[1]) return false;
  const same = (one: Value, other: Value) => meansElement(one, other, comparing);
  if (comparing.ordered?.includes(path)) return isSameOrder(lists[0], lists[1], same);
  // Equivalent elements are matched, each at most once.
  const [unmatched, others] = [distinct(lists[0]), distinct(lists[1])];
  return unmatched.length === others.length && unmatched.every((one) => others.some((other) => same(one, other)));
}

function elementsOf(value: Value): readonly Value[] | undefined {
  if (Array.isArray(value)) return value.filter((element: Value) => !isEmpty(element));
  if (typeof value === 'string') return value.split(',').flatMap((part) => (part.trim() === '' ? [] : [part.trim()]));
  return isEmpty(value) ? [] : undefined;
}

function distinct(values: readonly Value[]): readonly Value[] {
  return [...new Map<string, Value>(values.map((value) => [dynamicKey(value), value])).values()];
}

function isSameOrder(
  one: readonly Value[],
  other: readonly Value[],
  same: (wanted: Value, is: Value) => boolean,
): boolean {
  return one.length === other.length && one.every((element, index) => same(element, other[index]));
}

function meansElement(wanted: Value, is: Value, { verbatim }: Comparing): boolean {
  const within: Comparing = { verbatim };
  if (!isValues(wanted) || !isValues(is)) return means(wanted, is, undefined, '', within);
  return Object.keys(wanted).every((name) => means(wanted[name], valueAt(is, name), undefined, '', within));
}

/** A list of `k=v` texts is the map of them. */
function sameMaps(wanted: Value, is: Value): boolean {
  const [one, other] = [mapOf(wanted), mapOf(is)];
  return one !== undefined && other !== undefined && dynamicKey(one) === dynamicKey(other);
}

function mapOf(value: Value): Values | undefined {
  if (isValues(value)) {
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, isValues(one) ? one : textOf(one)]));
  }
  const parts = elementsOf(value)?.map((part) => /^([^=]+)=(.*)$/s.exec(String(part)));
  return parts?.every((part) => part !== null)
    ? Object.fromEntries(parts.map((part) => [part![1]!, part![2]!]))
    : undefined;
}
