import type { Call, Reply } from '../../exchange';
import { documentResponse } from '../json-api';
import type { DocumentParts, ResourceDocument } from '../json-api';
import { paginate } from '../pagination';

/** How to turn a page's objects into documents, and the members next to them. */
interface Listing<T> {
  readonly document: (item: T) => ResourceDocument;
  readonly parts?: (items: readonly T[]) => DocumentParts;
  /** Returns everything at once unless a page is requested. */
  readonly whole?: boolean;
}

/** The response to a list request. */
export function listResponse<T>(call: Call, all: readonly T[], { document, parts, whole }: Listing<T>): Reply {
  const isPaged = !whole || ['page[number]', 'page[size]'].some((name) => call.query.has(name));
  if (!isPaged) return documentResponse(200, all.map(document), parts?.(all));
  const { items, links, meta } = paginate(call, all);
  const { meta: own, ...others } = parts?.(items) ?? {};
  return documentResponse(200, items.map(document), { ...others, links, meta: { ...own, ...meta } });
}
