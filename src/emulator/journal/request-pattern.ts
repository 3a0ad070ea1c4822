/**
 * The conditions that a request is compared with. Absent members are not compared. Values are JSON; an object with one of the operators `$any`,
 * `$absent` and `$regex` matches more than one value.
 */
export interface RequestPattern {
  readonly method?: string;
  /** `*` matches any text. */
  readonly path?: string;
  /** The request may have further parameters. */
  readonly query?: Readonly<Record<string, unknown>>;
  /** Names in any case. The request may have further headers. */
  readonly headers?: Readonly<Record<string, unknown>>;
  /** The token itself, `sha256:` and its hash, or its fingerprint in the journal. */
  readonly token?: string;
  /** The accessor of the token. */
  readonly accessor?: string;
  /** Objects may have further fields; lists have the same length. A body that is not JSON is compared as text. */
  readonly body?: unknown;
  readonly operation?: string;
  /** The status of the response. */
  readonly status?: number;
}

/** How often a request is expected: an exact number, or bounds. */
export type Times = number | { readonly atLeast?: number; readonly atMost?: number };

/** Operators of patterns; each is the only key of an object. */
export const OPERATORS = ['$any', '$absent', '$regex'] as const;
