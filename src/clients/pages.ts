/** Walks over the platform's lists. */
import { inMebibytes, inWords, MOST_PAGES, MOST_WEIGHT } from './bounds';
import { ListDocument, readInteger } from './json-api';
import type { Query } from './path';
import { isReported, optionalAddressAt, optionalIntegerAt, optionalObjectAt, senseless } from './read-response';

/** The largest page that the service gives. */
export const PAGE_SIZE = 100;

const weights = new WeakMap<ListDocument, number>();

/** Notes about how many bytes of memory a page takes. */
export function weighing(page: ListDocument, weight: number): ListDocument {
  weights.set(page, weight);
  return page;
}

export function weightOf(page: ListDocument): number {
  return weights.get(page) ?? 0;
}

/** How much of one list is taken: whoever reads it may keep all of it. */
export class ListBounds {
  private pages = 0;
  private weight = 0;
  private last = '';

  /** Why the list is read no further, with this page; undefined: it is in order. */
  exceededBy(page: ListDocument): string | undefined {
    this.pages++;
    this.weight += weightOf(page);
    if (this.pages > MOST_PAGES) return `the list has more than ${inWords(MOST_PAGES)} pages, and no more are read`;
    if (this.weight > MOST_WEIGHT.list) return `the list would take more than ${inMebibytes(MOST_WEIGHT.list)} of memory, and no more is read`;
    const ids = page.data.map(({ id }) => id).join('\n');
    const isSame = ids !== '' && ids === this.last;
    this.last = ids;
    return isSame ? `page ${this.pages} of the list is the page before again` : undefined;
  }
}

/** The pages of a list from the first (or `page[number]`) to the last. `get` fetches one; `blame` makes the errors of a list that cannot be read to its end. */
export async function* walkPages(
  query: Query | undefined, get: (query: Query) => Promise<ListDocument>, blame: { broken(reason: string): Error; tooLong(reason: string): Error },
): AsyncGenerator<ListDocument> {
  let number = readInteger(query?.['page[number]']);
  const bounds = new ListBounds();
  for (;;) {
    const page = await get({ 'page[size]': PAGE_SIZE, ...query, ...(number !== undefined && { 'page[number]': number }) });
    const exceeded = bounds.exceededBy(page);
    if (exceeded !== undefined) throw blame.tooLong(exceeded);
    yield page;
    const next = nextPage(page);
    if (next === undefined) return;
    if (next <= (number ?? 1)) throw blame.broken('it leads back to a page before');
    number = next;
  }
}

/** From the pagination object, or from the link where a list has none. A list that has more pages than it leads to would seem to lack what they have. */
export function nextPage(page: ListDocument): number | undefined {
  const pagination = optionalObjectAt(page, 'meta', 'pagination');
  const next = pagination && isReported(pagination, 'next-page') ? optionalIntegerAt(pagination, 'next-page') : linkedPage(page);
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
