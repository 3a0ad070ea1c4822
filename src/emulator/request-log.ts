/** Equal requests with equal answers, counted. */
export interface LoggedRequest {
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  /** Null where the connection was reset instead of answered. */
  readonly status: number | null;
  readonly count: number;
  /** Null where no such route exists. */
  readonly operation: string | null;
  /** There where an old form of the operation was used. */
  readonly deprecated?: true;
}

/** Counts what was asked of the services; control requests are not counted. */
export class RequestLog {
  private readonly entries = new Map<string, LoggedRequest>();

  add(request: Omit<LoggedRequest, 'count'>): void {
    const key = JSON.stringify([request.method, request.path, request.status, request.operation]);
    this.entries.set(key, { ...request, count: (this.entries.get(key)?.count ?? 0) + 1 });
  }

  clear(): void {
    this.entries.clear();
  }

  report(): { readonly requests: readonly LoggedRequest[]; readonly unknown: number } {
    const requests = [...this.entries.values()].map(({ method, path, status, count, operation, deprecated }) =>
      ({ method, path, status, count, operation, ...(deprecated ? { deprecated } : {}) }));
    return { requests, unknown: requests.reduce((sum, { operation, count }) => operation === null ? sum + count : sum, 0) };
  }
}
