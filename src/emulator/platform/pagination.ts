import type { Call } from '../exchange';

const DEFAULT_SIZE = 20;
const MAXIMUM_SIZE = 100;
const NUMBER = 'page[number]';
const SIZE = 'page[size]';

export interface Page<T> {
  readonly items: readonly T[];
  readonly links: Readonly<Record<'self' | 'first' | 'prev' | 'next' | 'last', string | null>>;
  readonly meta: { readonly pagination: Readonly<Record<string, number | null>> };
}

/**
 * Returns the page of a list that the query selects. A size above the maximum gives the maximum; a value that is not a
 * number is ignored. An empty list has one empty page; a page beyond the last is empty and has no neighbors.
 */
export function paginate<T>(call: Call, all: readonly T[]): Page<T> {
  const size = Math.min(positive(call.query.get(SIZE)) ?? DEFAULT_SIZE, MAXIMUM_SIZE);
  const current = positive(call.query.get(NUMBER)) ?? 1;
  const last = Math.max(1, Math.ceil(all.length / size));
  const prev = current > 1 && current <= last ? current - 1 : null;
  const next = current < last ? current + 1 : null;
  const link = (page: number | null): string | null => (page === null ? null : pageAddress(call, page, size));
  return {
    items: all.slice((current - 1) * size, current * size),
    links: { self: link(current), first: link(1), prev: link(prev), next: link(next), last: link(last) },
    meta: {
      pagination: {
        'current-page': current,
        'page-size': size,
        'prev-page': prev,
        'next-page': next,
        'total-pages': last,
        'total-count': all.length,
      },
    },
  };
}

/** The same request for another page, with the query parameters in alphabetical order. */
function pageAddress(call: Call, page: number, size: number): string {
  const others = [...call.query].filter(([name]) => name !== NUMBER && name !== SIZE);
  const parameters = [...others, [NUMBER, String(page)], [SIZE, String(size)]].sort(([a = ''], [b = '']) =>
    a < b ? -1 : a > b ? 1 : 0,
  );
  return `${call.origin}${call.path}?${parameters.map((pair) => pair.map(encodeURIComponent).join('=')).join('&')}`;
}

function positive(text: string | null): number | undefined {
  const number = /^\d{1,9}$/.test(text ?? '') ? Number(text) : 0;
  return number > 0 ? number : undefined;
}
