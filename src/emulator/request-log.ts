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

/** Counts the requests to the services; control requests are not counted. */
export class RequestLog {
  private readonly entries = new Map<string, { readonly first: Omit<LoggedRequest, 'count'>; count: number }>();

  /** `route` is absent if the service has no route for the request. */
  add(
    method: string,
    path: string,
    status: number | null,
    route: { readonly operation: string; readonly deprecated?: true } | undefined,
  ): void {
    const operation = route?.operation ?? null;
    // A path contains no white space.
    const key = `${method} ${path} ${status} ${operation}`;
    const entry = this.entries.get(key);
    if (entry) {
      entry.count += 1;
    } else {
      this.entries.set(key, {
        first: { method, path, status, operation, ...(route?.deprecated ? { deprecated: true } : {}) },
        count: 1,
      });
    }
  }

  clear(): void {
    this.entries.clear();
  }

  report(): { readonly requests: readonly LoggedRequest[]; readonly unknown: number } {
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
    return {
      requests,
      unknown: requests.reduce((sum, { operation, count }) => (operation === null ? sum + count : sum), 0),
    };
  }
}
