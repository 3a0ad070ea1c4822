export interface Allowance {
  readonly limit: number;
  readonly remaining: number;
  /** Seconds until there is room again; 0 while there is. */
  readonly secondsToWait: number;
  readonly refused: boolean;
}

interface Window { readonly startedMs: number; used: number }

/** Counts requests in windows of one second of real time, per caller. */
export class RateLimits {
  requestsPerSecond: number | undefined;
  private readonly windows = new Map<string, Window>();

  set(requestsPerSecond: number | undefined): void {
    this.requestsPerSecond = requestsPerSecond;
    this.windows.clear();
  }

  /** Undefined while nothing is limited; then nobody asks who calls. */
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
    const window = { startedMs: nowMs, used: 0 };
    this.windows.set(caller, window);
    return window;
  }
}
