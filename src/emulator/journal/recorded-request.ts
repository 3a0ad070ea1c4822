/** A request as it was received. Secrets are replaced by fingerprints before it is kept. */
export interface RecordedRequest {
  /** Counts the requests since the journal was cleared; the order in which they arrived. */
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
  /** The fingerprint of the token, whichever header it was in; absent without one. */
  readonly token?: string;
  /** The accessor of a token that the secrets service has issued. */
  readonly accessor?: string;
  /** A JSON document; the fingerprint of any other body, and of one that is too long. Absent without a body. */
  readonly body?: unknown;
  /** The length of the body. */
  readonly bytes: number;
  /** Null if no route matched. */
  readonly operation: string | null;
  /** Absent until the response is sent; null if the connection was reset. */
  readonly status?: number | null;
}

/** What patterns are compared with. */
export type ComparedRequest = Omit<RecordedRequest, 'time'>;

export interface JournalReport {
  readonly requests: readonly RecordedRequest[];
  /** How many older requests are no longer kept. */
  readonly dropped: number;
}

/** What the services know about the sender. */
export interface Sender {
  readonly token: string;
  readonly accessor: string | undefined;
}
