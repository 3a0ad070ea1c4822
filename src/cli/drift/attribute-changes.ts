import type { Json, Marks } from '../stack/plan-json';

/** One value that is otherwise than it was. */
export interface ValueChange {
  readonly path: readonly (string | number)[];
  /** Never shown: neither value is in here. */
  readonly sensitive?: true;
  /** null where there was none. */
  readonly before?: Json;
  readonly after?: Json;
}

/** A value with the marks that say what of it is sensitive. */
export interface Marked {
  readonly value: Json | undefined;
  readonly sensitive: Marks | undefined;
}

/**
 * Everything in which two values differ: members of objects and maps one by one, lists of as many objects too, and all else whole. What has
 * anything sensitive in it, before or after, is sensitive whole: elements of a list do not stay where their marks are.
 */
export function changesBetween(before: Marked, after: Marked, path: readonly (string | number)[] = []): ValueChange[] {
  const [one, other] = [before.value ?? null, after.value ?? null];
  if (same(one, other)) return [];
  if (before.sensitive === true || after.sensitive === true) return [{ path, sensitive: true }];
  const below = (key: string | number): ValueChange[] => changesBetween(member(before, key), member(after, key), [...path, key]);
  if (isObject(one) && isObject(other)) return [...new Set([...Object.keys(one), ...Object.keys(other)])].sort().flatMap(below);
  if (Array.isArray(one) && Array.isArray(other) && one.length === other.length && [...one, ...other].every(isObject)) return one.flatMap((_, index) => below(index));
  return [hasSensitive(before) || hasSensitive(after) ? { path, sensitive: true } : { path, before: one, after: other }];
}

/** The value at a path, with its marks. */
export function at(marked: Marked, path: readonly (string | number)[]): Marked {
  return path.reduce(member, marked);
}

/** Whether anything of the value must not be shown. */
export function hasSensitive({ sensitive }: Marked): boolean {
  return sensitive === true || (typeof sensitive === 'object' && sensitive !== null && Object.values(sensitive).some((part: Marks) => hasSensitive({ value: undefined, sensitive: part })));
}

/** `credential_config.ca_cert`, `labels["a.b"]`, `rules[0].verbs`. */
export function pathText(path: readonly (string | number)[]): string {
  return path.map((step, index) => {
    if (typeof step === 'number') return `[${step}]`;
    return /^[A-Za-z_][A-Za-z0-9_-]*$/.test(step) ? `${index === 0 ? '' : '.'}${step}` : `[${JSON.stringify(step)}]`;
  }).join('');
}

/** Null and absence are one; so are objects that differ in nothing else. */
export function same(one: Json | undefined, other: Json | undefined): boolean {
  if (one === other || (one ?? null) === (other ?? null)) return true;
  if (Array.isArray(one) && Array.isArray(other)) return one.length === other.length && one.every((element, index) => same(element, other[index]));
  if (!isObject(one) || !isObject(other)) return false;
  return [...Object.keys(one), ...Object.keys(other)].every((name) => same(one[name], other[name]));
}

/** What is sensitive as a whole is so in each of its parts. */
function member({ value, sensitive }: Marked, key: string | number): Marked {
  const part = (of: Json | undefined): Json | undefined => (typeof of === 'object' && of !== null ? (of as { readonly [key: string | number]: Json })[key] : undefined);
  return { value: part(value), sensitive: sensitive === true ? true : part(sensitive) };
}

function isObject(value: Json | undefined): value is { readonly [name: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
