import { ApiError } from '../../../clients/errors';
import { readString, type Document, type Resource } from '../../../clients/json-api';
import type { Query } from '../../../clients/path';
import { including, type CallOptions, type PlatformClient } from '../../../clients/platform';
import { optionalAt, optionalFlagAt, optionalObjectAt, type Part } from '../../../clients/read-response';
import { findNearest } from '../../../definition/checks/words';
import { NotFound } from '../../errors';
import { fetchList, type Fetched } from './fetch-list';

/** The list for looking up an object by its name. */
export interface NamedList {
  /** The kind in words, such as `project`. */
  readonly what: string;
  readonly organization: string;
  /** The path of the organization's list. */
  readonly list: string;
}

/** How many objects are compared with a missing name, to suggest an existing one. */
const MOST_COMPARED = 500;

/** The error for an ID that does not exist. */
export function unknownId(what: string, id: string): NotFound {
  return new NotFound(`The ${what} ${id} does not exist, or the token lacks permission to read it.`);
}

/** The error for missing names, with the most similar existing ones. */
export async function unknownNames(
  platform: PlatformClient,
  { what, organization, list }: NamedList,
  missing: readonly string[],
  options: CallOptions,
): Promise<NotFound> {
  // The suggestion is optional: the name is missing whether or not the list can be read.
  const existing = await fetchList(platform, list, {}, MOST_COMPARED, options).then(namesOf, () => []);
  const each = missing.map((name) => {
    const nearest = findNearest(name, existing);
    return `\`${name}\`${nearest === undefined ? '' : ` (did you mean \`${nearest}\`?)`}`;
  });
  return new NotFound(
    `${organization} has no ${what} named ${each.join(', ')}, or the token lacks permission to read it. Names are compared exactly, including upper and lower case.`,
  );
}

function namesOf({ data }: Fetched): string[] {
  return data.map(({ attributes }) => attributes.name).filter((name) => typeof name === 'string');
}

/** Finds the one object with this name in filtered pages of a list. The filter need not compare exactly. */
export async function findOneByName(
  platform: PlatformClient,
  named: NamedList,
  name: string,
  filter: Query,
  options: CallOptions,
): Promise<Resource> {
  const { what, organization, list } = named;
  const [found, ...others] = (await platform.list(list, filter, options)).filter(
    ({ attributes }) => attributes.name === name,
  );
  if (!found) throw await unknownNames(platform, named, [name], options);
  if (others.length > 0) {
    throw severalMatch(`${organization} has several ${what}s named \`${name}\``, [found, ...others]);
  }
  return found;
}

/** The error for a lookup with several matches. */
export function severalMatch(what: string, found: readonly Resource[]): NotFound {
  return new NotFound(`${what}: ${found.map(({ id }) => id).join(', ')}. Use \`id\` to select one of them.`);
}

/** Finds the objects with these names, each of which must exist. The combined results of the queries in `filters` must contain them. */
export async function findAllByName(
  platform: PlatformClient,
  named: NamedList,
  names: readonly string[],
  filters: readonly Query[],
  options: CallOptions,
): Promise<Fetched> {
  const wanted = new Set(names);
  const found = new Map<string, Resource>();
  const included: Resource[] = [];
  for (const filter of wanted.size === 0 ? [] : filters) {
    const part = await fetchList(platform, named.list, filter, undefined, options);
    included.push(...part.included);
    for (const resource of part.data) {
      const { name } = resource.attributes;
      if (typeof name === 'string' && wanted.has(name)) found.set(resource.id, resource);
    }
  }
  const data = [...found.values()];
  const missing = [...wanted].filter((name) => !data.some(({ attributes }) => attributes.name === name));
  if (missing.length > 0) throw await unknownNames(platform, named, missing, options);
  return { data, included, totalCount: data.length };
}

/** How many names one request contains: their total length stays far below the limits of URLs. */
const NAMES_AT_ONCE = 50;

/** Queries by `filter[names]`, which compares whole names in any case. */
export function namesFilters(names: readonly string[], query: Query = {}): Query[] {
  return Array.from({ length: Math.ceil(names.length / NAMES_AT_ONCE) }, (_, index) => ({
    ...query,
    'filter[names]': names.slice(index * NAMES_AT_ONCE, (index + 1) * NAMES_AT_ONCE).join(','),
  }));
}

/** The query parameters for tags, all of which must match. */
export function taggedQuery(tags: readonly { readonly key: string; readonly value?: string }[] = []): Query {
  return Object.fromEntries(
    tags.flatMap(({ key, value }, index) => [
      [`filter[tagged][${index}][key]`, key],
      ...(value === undefined ? [] : [[`filter[tagged][${index}][value]`, value] as const]),
    ]),
  );
}

/** The values of `include` that a platform has rejected, which are not sent again. */
const refused = new WeakMap<PlatformClient, Set<string>>();

/** Reads with a value of `include` that earlier releases reject with status 400; reads from those without it. */
export async function readIncluding<T>(
  platform: PlatformClient,
  include: string,
  read: (query: Query) => Promise<T>,
): Promise<{ readonly result: T; readonly isIncluded: boolean }> {
  const known = refused.get(platform) ?? new Set();
  if (!known.has(include)) {
    try {
      return { result: await read({ include }), isIncluded: true };
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 400)) throw error;
    }
  }
  const result = await read({});
  refused.set(platform, known.add(include));
  return { result, isIncluded: false };
}

/** The objects of a list as they arrive, with included documents if the service supports them. */
export async function* eachIncluding(
  platform: PlatformClient,
  list: string,
  include: string | undefined,
  options: CallOptions,
): AsyncGenerator<Resource> {
  const read = async (query: Query) => {
    const pages = platform.pages(list, query, options)[Symbol.asyncIterator]();
    return { pages, page: await pages.next() };
  };
  const { result, isIncluded } =
    include === undefined
      ? { result: await read({}), isIncluded: false }
      : await readIncluding(platform, include, read);
  for (let { page } = result; !page.done; page = await result.pages.next()) {
    const { value } = page;
    yield* isIncluded ? value.data.map((one) => including(one, value)) : value.data;
  }
}

/** Objects sorted by name, by code points. */
export function byName<T extends { readonly name: string }>(objects: readonly T[]): T[] {
  return [...objects].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}

export function idsOf(objects: readonly { readonly id: string; readonly name: string }[]): Record<string, string> {
  return Object.fromEntries(objects.map(({ id, name }) => [name, id]));
}

/** A map of booleans, such as permissions. Empty if it is absent. */
export function flagsAt(part: Part, name: string): Record<string, boolean> {
  const flags = optionalObjectAt(part, name) ?? {};
  return Object.fromEntries(
    Object.keys(flags)
      .map((flag) => [flag, optionalFlagAt(flags, flag)] as const)
      .filter((entry): entry is [string, boolean] => entry[1] !== undefined),
  );
}

/** A map of booleans and numbers as text, such as the features of a plan. Members without a value are left out. */
export function featuresIn(part: Part): Record<string, string> {
  const read = (value: unknown) => {
    const text = readString(value);
    return text !== undefined && /^(?:true|false|-?\d+)$/.test(text) ? text : undefined;
  };
  return Object.fromEntries(
    Object.keys(part)
      .map((name) => [name, optionalAt(part, [name], 'boolean', read)] as const)
      .filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

export function orUnknown(document: Document | undefined, what: string, id: string): Document {
  if (!document) throw unknownId(what, id);
  return document;
}
