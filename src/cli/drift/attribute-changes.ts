import type { Json, Marks } from '../stack/plan-json';

/** A changed value. */
export interface ValueChange {
  readonly path: readonly (string | number)[];
  /** The change contains neither value. */
  readonly sensitive?: true;
  /** null if there was no value. */
  readonly before?: Json;
  readonly after?: Json;
}

/** A value with the marks of its sensitive parts. */
export interface Marked {
  readonly value: Json | undefined;
  readonly sensitive: Marks | undefined;
}

/**
 * The differences between two values. Compares the members of objects and maps, and the elements of object lists of equal length, one by one.
 * Compares everything else as a whole, and as sensitive if any part is sensitive on either side: list elements may have moved away from their
 * marks.
 */
export function changesBetween(before: Marked, after: Marked, path: readonly (string | number)[] = []): ValueChange[] {
  const [one, other] = [before.value ?? null, after.value ?? null];
  if (same(one, other)) return [];
  if (before.sensitive === true || after.sensitive === true) return [{ path, sensitive: true }];
  const below = (key: string | number): ValueChange[] =>
    changesBetween(member(before, key), member(after, key), [...path, key]);
  if (isObject(one) && isObject(other)) {
    return [...new Set([...Object.keys(one), ...Object.keys(other)])].sort().flatMap(below);
  }
  if (Array.isArray(one) && Array.isArray(other) && one.length === other.length && [...one, ...other].every(isObject)) {
    return one.flatMap((_, index) => below(index));
  }
  return [
    hasSensitive(before) || hasSensitive(after) ? { path, sensitive: true } : { path, before: one, after: other },
  ];
}

/** The value at a path, with its marks. */
export function at(marked: Marked, path: readonly (string | number)[]): Marked {
  return path.reduce(member, marked);
}

/** Whether any part of the value is sensitive. */
export function hasSensitive({ sensitive }: Marked): boolean {
  return (
    sensitive === true ||
    (typeof sensitive === 'object' &&
      sensitive !== null &&
      Object.values(sensitive).some((part: Marks) => hasSensitive({ value: undefined, sensitive: part })))
  );
}

/** `credential_config.ca_cert`, `labels["a.b"]`, `rules[0].verbs`. */
export function pathText(path: readonly (string | number)[]): string {
  return path
    .map((step, index) => {
      if (typeof step === 'number') return `[${step}]`;
      return /^[A-Za-z_][A-Za-z0-9_-]*$/.test(step) ? `${index === 0 ? '' : '.'}${step}` : `[${JSON.stringify(step)}]`;
    })
    .join('');
}

/** Deep equality. Null and missing members are equal. */
export function same(one: Json | undefined, other: Json | undefined): boolean {
  if (one === other || (one ?? null) === (other ?? null)) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((element, index) => same(element, other[index]));
  }
  if (!isObject(one) || !isObject(other)) return false;
  return [...Object.keys(one), ...Object.keys(other)].every((name) => same(one[name], other[name]));
}

/** Every member of a sensitive value is sensitive. */
function member({ value, sensitive }: Marked, key: string | number): Marked {
  const part = (of: Json | undefined): Json | undefined =>
    typeof of === 'object' && of !== null ? (of as { readonly [key: string | number]: Json })[key] : undefined;
  return { value: part(value), sensitive: sensitive === true ? true : part(sensitive) };
}

function isObject(value: Json | undefined): value is { readonly [name: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
