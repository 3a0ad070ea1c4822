/** Pagination of the platform's lists. */
import { ListDocument, readInteger } from '../json-api';
import type { Query } from '../path';
import {
  isReported,
  likewise,
  optionalAddressAt,
  optionalIntegerAt,
  optionalObjectAt,
  senseless,
} from '../read-response';
import { inMebibytes, inWords, MOST_PAGES, MOST_WEIGHT } from '../transport/bounds';

/** The maximum page size of the service. */
export const PAGE_SIZE = 100;

/** A page of a list, whatever it contains. */
export type Page<Item extends { readonly id: string }> = Omit<ListDocument, 'data'> & {
  readonly data: readonly Item[];
};

type AnyPage = Page<{ readonly id: string }>;

const weights = new WeakMap<AnyPage, number>();

/** Records the estimated memory of a page in bytes. */
export function weighing(page: ListDocument, weight: number): ListDocument {
  weights.set(page, weight);
  return page;
}

/** A page with other items in place of the ones that were read. */
export function withItems(page: ListDocument, data: ListDocument['data']): ListDocument {
  return weighing(likewise({ ...page, data }, page), weightOf(page));
}

export function weightOf(page: AnyPage): number {
  return weights.get(page) ?? 0;
}

/** Limits the size of one list, because its reader may keep all of it in memory. */
export class ListBounds {
  private pages = 0;
  private weight = 0;
  private last = '';

  /** Why reading stops at this page; undefined if the list is within its limits. */
  exceededBy(page: AnyPage): string | undefined {
    this.pages++;
    this.weight += weightOf(page);
    if (this.pages > MOST_PAGES) return `the list exceeds the limit of ${inWords(MOST_PAGES)} pages`;
    if (this.weight > MOST_WEIGHT.list) {
      return `the list exceeds the limit of ${inMebibytes(MOST_WEIGHT.list)} of memory`;
    }
    const ids = page.data.map(({ id }) => id).join('\n');
    const isSame = ids !== '' && ids === this.last;
    this.last = ids;
    return isSame ? `page ${this.pages} of the list repeats the previous page` : undefined;
  }
}

/** Walks the pages of a list from the first (or `page[number]`) to the last. `get` fetches one page; `blame` creates the errors for a list that cannot be read to its end. */
export async function* walkPages(
  query: Query | undefined,
  get: (query: Query) => Promise<ListDocument>,
  blame: { broken(reason: string): Error; tooLong(reason: string): Error },
): AsyncGenerator<ListDocument> {
  let number = readInteger(query?.['page[number]']);
  const bounds = new ListBounds();
  for (;;) {
    const page = await get({
      'page[size]': PAGE_SIZE,
      ...query,
      ...(number !== undefined && { 'page[number]': number }),
    });
    const exceeded = bounds.exceededBy(page);
    if (exceeded !== undefined) throw blame.tooLong(exceeded);
    yield page;
    const next = nextPage(page);
    if (next === undefined) return;
    if (next <= (number ?? 1)) throw blame.broken('its pagination leads back to an earlier page');
    number = next;
  }
}

/**
 * Reads the number of the next page from the pagination object, or else from the link. Throws if the last page cannot be reached, since its objects
 * would seem to be missing.
 */
export function nextPage(page: ListDocument): number | undefined {
  const pagination = optionalObjectAt(page, 'meta', 'pagination');
  const next =
    pagination && isReported(pagination, 'next-page') ? optionalIntegerAt(pagination, 'next-page') : linkedPage(page);
  const [current, total] = [optionalIntegerAt(page, 'meta', 'pagination', 'current-page'), totalPages(page)];
  if (next === undefined && current !== undefined && total !== undefined && current < total) {
    throw senseless(
      page,
      ['meta', 'pagination', 'next-page'],
      `is absent, although this is page ${current} of ${total}`,
    );
  }
  return next;
}

function linkedPage(page: ListDocument): number | undefined {
  const link = optionalAddressAt(page, 'http://list.invalid', 'links', 'next');
  const number = link && readInteger(link.searchParams.get('page[number]'));
  if (link && number === undefined) throw senseless(page, ['links', 'next'], 'contains no page number');
  return number;
}

export function totalCount(page: ListDocument): number | undefined {
  return optionalIntegerAt(page, 'meta', 'pagination', 'total-count');
}

export function totalPages(page: AnyPage): number | undefined {
  return optionalIntegerAt(page, 'meta', 'pagination', 'total-pages');
}
