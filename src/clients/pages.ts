/** Walks over the platform's lists. */
import { isObject, ListDocument, readInteger } from './json-api';
import type { Query } from './path';

/** The largest page that the service gives. */
export const PAGE_SIZE = 100;

/** The pages of a list from the first (or `page[number]`) to the last. `get` fetches one. */
export async function* walkPages(
  query: Query | undefined, get: (query: Query) => Promise<ListDocument>, broken: (reason: string) => Error,
): AsyncGenerator<ListDocument> {
  let number = readInteger(query?.['page[number]']);
  for (;;) {
    const page = await get({ 'page[size]': PAGE_SIZE, ...query, ...(number !== undefined && { 'page[number]': number }) });
    yield page;
    const next = nextPage(page);
    if (next === undefined) return;
    if (next <= (number ?? 1)) throw broken('the list leads back to a page before');
    number = next;
  }
}

/** From the pagination object, or from the link where a list has none. */
export function nextPage(page: ListDocument): number | undefined {
  const pagination = page.meta?.pagination;
  if (isObject(pagination) && 'next-page' in pagination) return readInteger(pagination['next-page']);
  const link = page.links?.next;
  if (typeof link !== 'string') return undefined;
  return readInteger(new URL(link, 'http://list.invalid').searchParams.get('page[number]'));
}

export function totalCount(page: ListDocument): number | undefined {
  return readInteger(page.meta?.pagination?.['total-count']);
}

export function totalPages(page: ListDocument): number | undefined {
  return readInteger(page.meta?.pagination?.['total-pages']);
}
