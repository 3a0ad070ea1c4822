/** A count of equal requests with equal responses. */
export interface LoggedRequest {
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  /** Null if the connection was reset. */
  readonly status: number | null;
  readonly count: number;
  /** Null if no route matched. */
  readonly operation: string | null;
  /** Set if a deprecated form of the operation was used. */
  readonly deprecated?: true;
}

export interface RequestReport {
  readonly requests: readonly LoggedRequest[];
  /** How many requests had no route. */
  readonly unknown: number;
  /** How many of the oldest requests are no longer in `requests`; absent if none. */
  readonly dropped?: number;
}

/** The maximum number of distinct requests, so that an emulator running for weeks does not grow. */
const LONGEST_LOG = 10_000;

/** Counts the requests to the services, without control requests. */
export class RequestLog {
  private readonly entries = new Map<string, { readonly first: Omit<LoggedRequest, 'count'>; count: number }>();
  private unknown = 0;
  private dropped = 0;

  /** `route` is absent if the service has no route for the request. */
  add(
    method: string,
    path: string,
    status: number | null,
    route: { readonly operation: string; readonly deprecated?: true } | undefined,
  ): void {
    const operation = route?.operation ?? null;
    if (operation === null) this.unknown += 1;
    // Paths contain no white space.
    const key = `${method} ${path} ${status} ${operation}`;
    const entry = this.entries.get(key);
    if (entry) {
      entry.count += 1;
    } else {
      this.entries.set(key, {
        first: { method, path, status, operation, ...(route?.deprecated ? { deprecated: true } : {}) },
        count: 1,
      });
      this.dropOldest();
    }
  }

  clear(): void {
    this.entries.clear();
    this.unknown = 0;
    this.dropped = 0;
  }

  report(): RequestReport {
    const requests = [...this.entries.values()].map(
      ({ first: { method, path, status, operation, deprecated }, count }) => ({
        method,
        path,
        status,
        count,
        operation,
        ...(deprecated ? { deprecated } : {}),
      }),
    );
    return { requests, unknown: this.unknown, ...(this.dropped === 0 ? {} : { dropped: this.dropped }) };
  }

  /** The counts that matter, those for unknown routes, are kept. */
  private dropOldest(): void {
    const [oldest] = this.entries.size > LONGEST_LOG ? this.entries : [];
    if (!oldest) return;
    this.entries.delete(oldest[0]);
    this.dropped += oldest[1].count;
  }
}
