export interface Allowance {
  readonly limit: number;
  readonly remaining: number;
  /** Seconds until the next request is allowed; 0 while requests remain. */
  readonly secondsToWait: number;
  readonly refused: boolean;
}

interface Window {
  readonly startedMs: number;
  used: number;
}

/** Counts requests per caller, in windows of one second of real time. */
export class RateLimits {
  requestsPerSecond: number | undefined;
  private readonly windows = new Map<string, Window>();

  set(requestsPerSecond: number | undefined): void {
    this.requestsPerSecond = requestsPerSecond;
    this.windows.clear();
  }

  /** Undefined if there is no limit; the caller is not evaluated then. */
  take(caller: () => string): Allowance | undefined {
    const limit = this.requestsPerSecond;
    if (limit === undefined) return undefined;
    const nowMs = performance.now();
    const window = this.current(caller(), nowMs);
    const refused = window.used >= limit;
    if (!refused) window.used += 1;
    const remaining = limit - window.used;
    return { limit, remaining, refused, secondsToWait: remaining > 0 ? 0 : (window.startedMs + 1000 - nowMs) / 1000 };
  }

  private current(caller: string, nowMs: number): Window {
    const known = this.windows.get(caller);
    if (known && nowMs < known.startedMs + 1000) return known;
    this.forget(nowMs);
    const window = { startedMs: nowMs, used: 0 };
    this.windows.set(caller, window);
    return window;
  }

  /** Removes expired windows, whose callers may never come back. They are stored in the order in which they began. */
  private forget(nowMs: number): void {
    for (const [caller, { startedMs }] of this.windows) {
      if (nowMs < startedMs + 1000) return;
      this.windows.delete(caller);
    }
  }
}
