import type { Resource } from '../../../clients/json-api';
import type { Query } from '../../../clients/path';
import type { CallOptions, PlatformClient } from '../../../clients/platform';
import { totalCount as countIn } from '../../../clients/platform/pages';
import { optionalObjectAt, Part } from '../../../clients/read-response';

export interface Fetched {
  readonly data: readonly Resource[];
  readonly included: readonly Resource[];
  /** The service's own count. */
  readonly totalCount: number;
  /** Other metadata from the last page. */
  readonly meta?: Part;
}

/** Reads a list page by page until it has enough objects. Reads the whole list if no number is given. */
export async function fetchList(
  platform: PlatformClient,
  list: string,
  query: Query,
  most: number | undefined,
  options?: CallOptions,
): Promise<Fetched> {
  const data: Resource[] = [];
  const included: Resource[] = [];
  let totalCount = 0;
  let meta: Fetched['meta'];
  for await (const page of platform.pages(list, query, options)) {
    data.push(...page.data);
    included.push(...(page.included ?? []));
    meta = optionalObjectAt(page, 'meta');
    totalCount = countIn(page) ?? data.length;
    if (most !== undefined && data.length >= most) break;
  }
  return { data: data.slice(0, most), included, totalCount, meta };
}

/** The value of the query parameter that asks for related resources. */
export function includeQuery(include: readonly string[] | undefined): { include?: string } {
  return include?.length ? { include: include.join(',') } : {};
}

/** The included resources of a type, without duplicates, in the form of the data sources. */
export function relatedOf(
  resources: readonly Resource[] = [],
  type: string,
): { id: string; type: string; attributesJson: string }[] {
  const each = new Map(
    resources.filter((resource) => resource.type === type).map((resource) => [resource.id, resource]),
  );
  return [...each.values()].map(({ id, attributes }) => ({
    id,
    type,
    attributesJson: JSON.stringify(attributes ?? {}),
  }));
}
