/** Walks over the platform's lists. */
import { ListDocument, readInteger } from './json-api';
import type { Query } from './path';
import { isTold, optionalAddressAt, optionalIntegerAt, optionalObjectAt, senseless } from './read-answer';

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
    if (next <= (number ?? 1)) throw broken('it leads back to a page before');
    number = next;
  }
}

/** From the pagination object, or from the link where a list has none. A list that has more pages than it leads to would seem to lack what they have. */
export function nextPage(page: ListDocument): number | undefined {
  const pagination = optionalObjectAt(page, 'meta', 'pagination');
  const next = pagination && isTold(pagination, 'next-page') ? optionalIntegerAt(pagination, 'next-page') : linkedPage(page);
  const [current, total] = [optionalIntegerAt(page, 'meta', 'pagination', 'current-page'), totalPages(page)];
  if (next === undefined && current !== undefined && total !== undefined && current < total) {
    throw senseless(page, ['meta', 'pagination', 'next-page'], `is nothing, though this is page ${current} of ${total}`);
  }
  return next;
}

function linkedPage(page: ListDocument): number | undefined {
  const link = optionalAddressAt(page, 'http://list.invalid', 'links', 'next');
  const number = link && readInteger(link.searchParams.get('page[number]'));
  if (link && number === undefined) throw senseless(page, ['links', 'next'], 'has no number of a page in it');
  return number;
}

export function totalCount(page: ListDocument): number | undefined {
  return optionalIntegerAt(page, 'meta', 'pagination', 'total-count');
}

export function totalPages(page: ListDocument): number | undefined {
  return optionalIntegerAt(page, 'meta', 'pagination', 'total-pages');
}
