import type { Attribute, Attributes } from './attribute';

/** The attributes of a data source that returns everything the resource has, except values that the service never returns. */
export type ResultAttributes<A> = {
  readonly [K in keyof A as A[K] extends OnlyInState ? never : K]: ResultAttribute<A[K]>;
};

type OnlyInState = { unreadable: true } | { local: true } | { writeOnly: unknown } | { revision: true };

type ResultAttribute<A> = A extends { type: 'map'; element: infer E; lists: true }
  ? { readonly type: 'map'; readonly element: E; readonly lists: true; readonly use: 'computed'; readonly doc: string }
  : A extends { type: infer T extends 'list' | 'set' | 'map'; element: infer E }
    ? { readonly type: T; readonly element: E; readonly use: 'computed'; readonly doc: string }
    : A extends
          | { use: 'required' }
          | { use: 'computed'; absent?: undefined }
          | { default: unknown; unreadable?: undefined }
      ? Reported<A>
      : Reported<A> & { readonly absent: string };

type Reported<A> = A extends { type: infer T }
  ? { readonly type: T; readonly use: 'computed'; readonly doc: string }
  : never;

/**
 * The attributes of a resource as computed results, with their documentation and the meaning of their absence. Lists, sets and maps are
 * never null, even if they are empty. Does not support objects and choices.
 */
export function resultsOf<const A extends Attributes>(attributes: A): ResultAttributes<A> {
  return Object.fromEntries(
    Object.entries<Attribute>(attributes).flatMap(([name, attribute]): [string, Attribute][] => {
      if (attribute.type === undefined || 'attributes' in attribute) {
        throw new Error(`\`${name}\` has members, so its results must be declared explicitly`);
      }
      const { doc, use, unreadable, local, writeOnly, revision, sensitive } = attribute;
      // Attributes that a configuration may omit are present in every object.
      const absent = use === 'required' ? undefined : attribute.absent;
      if (unreadable === true || local || writeOnly || revision) return [];
      const reported = { use: 'computed', doc, ...(sensitive ? { sensitive } : {}) } as const;
      if ('element' in attribute) {
        const { type, element, lists } = attribute;
        return [[name, { type, element, ...(lists ? { lists } : {}), ...reported }]];
      }
      const missing = unreadable ? 'the service does not report it' : absent;
      return [
        [
          name,
          {
            type: attribute.type,
            ...reported,
            ...(missing === undefined || ('default' in attribute && !unreadable) ? {} : { absent: missing }),
          },
        ],
      ];
    }),
  ) as ResultAttributes<A>;
}
