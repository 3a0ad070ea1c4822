import type { Attribute, Attributes } from './attribute';

/** What a data source tells where it tells all that a resource has; what the service never returns is none of it. */
export type ResultAttributes<A> = { readonly [K in keyof A as A[K] extends OnlyInState ? never : K]: ResultAttribute<A[K]> };

type OnlyInState = { unreadable: true } | { local: true } | { writeOnly: unknown } | { revision: true };

type ResultAttribute<A> =
  A extends { type: infer T extends 'list' | 'set' | 'map'; element: infer E } ? { readonly type: T; readonly element: E; readonly use: 'computed'; readonly doc: string }
    : A extends { use: 'required' } | { use: 'computed'; absent?: undefined } | { default: unknown; unreadable?: undefined } ? Reported<A>
      : Reported<A> & { readonly absent: string };

type Reported<A> = A extends { type: infer T } ? { readonly type: T; readonly use: 'computed'; readonly doc: string } : never;

/**
 * The attributes of a resource as results: only computed, with what they are and what their absence means. Lists, sets and maps are
 * there also where they are empty. For attributes that are no objects and no choices.
 */
export function resultsOf<const A extends Attributes>(attributes: A): ResultAttributes<A> {
  return Object.fromEntries(Object.entries<Attribute>(attributes).flatMap(([name, attribute]): [string, Attribute][] => {
    if (attribute.type === undefined || 'attributes' in attribute) throw new Error(`\`${name}\` has members, whose results must be written`);
    const { doc, unreadable, local, writeOnly, revision, sensitive, absent } = attribute;
    if (unreadable === true || local || writeOnly || revision) return [];
    const reported = { use: 'computed', doc, ...(sensitive ? { sensitive } : {}) } as const;
    if ('element' in attribute) return [[name, { type: attribute.type, element: attribute.element, ...reported }]];
    const missing = unreadable ? 'the service does not tell' : absent;
    return [[name, { type: attribute.type, ...reported, ...(missing === undefined || ('default' in attribute && !unreadable) ? {} : { absent: missing }) }]];
  })) as ResultAttributes<A>;
}
