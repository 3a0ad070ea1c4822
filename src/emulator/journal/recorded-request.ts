/** A request as received. Secrets are replaced by fingerprints before it is stored. */
export interface RecordedRequest {
  /** Counts the requests since the journal was cleared, in order of arrival. */
  readonly number: number;
  /** By the emulator's clock, in RFC 3339. */
  readonly time: string;
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  /** A name that occurs more than once has a list of values. */
  readonly query: Readonly<Record<string, string | readonly string[]>>;
  /** With names in lower case. */
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  /** The token's fingerprint, whichever header it was in; absent without a token. */
  readonly token?: string;
  /** The accessor of a token issued by the secrets service. */
  readonly accessor?: string;
  /** A JSON document; the fingerprint of any other or too long body. Absent without a body. */
  readonly body?: unknown;
  /** The length of the body. */
  readonly bytes: number;
  /** Null if no route matched. */
  readonly operation: string | null;
  /** Absent until the response is sent; null if the connection was reset. */
  readonly status?: number | null;
}

/** The part of a request that patterns are compared with. */
export type ComparedRequest = Omit<RecordedRequest, 'time'>;

export interface JournalReport {
  readonly requests: readonly RecordedRequest[];
  /** How many older requests are no longer stored. */
  readonly dropped: number;
}

/** What the services know about the sender. */
export interface Sender {
  readonly token: string;
  readonly accessor: string | undefined;
}
