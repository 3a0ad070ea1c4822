import type { Call } from '../exchange';
import { badRequest } from './json-api';
import type { Tags } from './workspaces/tags';

/** `q` and `filter[names]` of a list, which match parts of names and whole names, ignoring case. */
export function namedIn<T extends { readonly name: string }>(call: Call, items: readonly T[]): T[] {
  const names = call.query.get('filter[names]');
  if (names !== null) {
    const wanted = names.split(',').map((name) => name.trim().toLowerCase());
    return items.filter(({ name }) => wanted.includes(name.toLowerCase()));
  }
  const q = (call.query.get('q') ?? '').toLowerCase();
  return items.filter(({ name }) => name.toLowerCase().includes(q));
}

/** Sorts by the query, where `-` means descending; without it, keeps the order. */
export function sortedBy<T>(
  call: Call,
  items: readonly T[],
  keys: Readonly<Record<string, ((item: T) => string) | undefined>>,
): readonly T[] {
  const sort = call.query.get('sort') ?? '';
  if (sort === '') return items;
  const name = sort.replace(/^-/, '');
  if (!Object.hasOwn(keys, name)) throw badRequest(`Invalid sort parameter: ${sort}`, 'sort');
  const key = keys[name];
  if (!key) return items;
  const direction = sort.startsWith('-') ? -1 : 1;
  return [...items].sort((a, b) => (key(a) === key(b) ? 0 : key(a) < key(b) ? -direction : direction));
}

/** `filter[tagged][i][key]` and `[value]`. All must match, or any with `filter[tag-union]`. */
export function hasWantedTags(call: Call, tags: Tags): boolean {
  const found: boolean[] = [];
  for (let index = 0; ; index += 1) {
    const key = call.query.get(`filter[tagged][${index}][key]`);
    if (key === null) break;
    // Clients send an empty text to match any value.
    const value = call.query.get(`filter[tagged][${index}][value]`) || null;
    found.push(Object.hasOwn(tags, key) && (value === null || tags[key] === value));
  }
  if (call.query.get('filter[tag-union]') === 'true') return found.length === 0 || found.includes(true);
  return !found.includes(false);
}
