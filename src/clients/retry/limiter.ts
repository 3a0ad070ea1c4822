/**
 * A request limit per service and token, shared by all clients of the process.
 *
 * At most `limit` requests start within any window, which a server that counts per second accepts no matter when its seconds begin. Waiting
 * requests start in the order of arrival. There is no limit until one is configured or a response announces one.
 */

/** Slightly more than a second: clocks differ, and so does the time that requests take to arrive. */
const WINDOW_MS = 1_020;

/** Requests per second. Lower announced limits are ignored: they mean something else, or the waits would exceed what timers support. */
const FEWEST = 0.1;

/** The maximum number of start times kept: more than any service's limit per second. */
const MOST_KEPT = 10_000;

interface Waiter {
  go(): void;
}

export class Limiter {
  private configured = Infinity;
  private learned = Infinity;
  /** The start times of the latest requests, oldest first. */
  private starts: number[] = [];
  private pausedUntil = 0;
  private readonly waiting: Waiter[] = [];
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Lowers the limit to the configured rate. The lowest of several configured rates applies. */
  configure(requestsPerSecond: number | undefined): void {
    if (requestsPerSecond !== undefined) this.configured = Math.min(this.configured, requestsPerSecond);
  }

  /** Takes the limit from a response header. Ignores values that are not valid. */
  learn(limit: string | undefined): void {
    const value = limit !== undefined && /^\s*\d+(\.\d+)?\s*$/.test(limit) ? Number(limit) : NaN;
    if (value >= FEWEST && Number.isFinite(value)) this.learned = value;
  }

  /** Pauses all requests after the service has rejected one as too early. */
  pause(milliseconds: number): void {
    this.pausedUntil = Math.max(this.pausedUntil, this.now() + milliseconds);
  }

  /** Why a request would have to wait now; undefined if it would not. */
  reasonToWait(): string | undefined {
    if (this.waiting.length === 0 && this.delay() <= 0) return undefined;
    return this.pausedUntil > this.now()
      ? 'the service has asked clients to wait before sending further requests'
      : `at most ${this.rate} requests are sent per second`;
  }

  /** Resolves when a request may start. Urgent requests go before all waiting ones. Rejects with the signal's reason as soon as it is aborted. */
  turn(signal?: AbortSignal, urgent = false): Promise<void> {
    if (signal?.aborted) return Promise.reject(signal.reason);
    if (this.waiting.length === 0 && this.delay() <= 0) {
      this.start();
      return Promise.resolve();
    }
    return new Promise<void>((resolve, reject) => {
      const leave = () => {
        this.waiting.splice(this.waiting.indexOf(waiter), 1);
        reject(signal!.reason);
        this.serve();
      };
      const waiter: Waiter = {
        go: () => {
          signal?.removeEventListener('abort', leave);
          resolve();
        },
      };
      signal?.addEventListener('abort', leave, { once: true });
      if (urgent) this.waiting.unshift(waiter);
      else this.waiting.push(waiter);
      this.serve();
    });
  }

  private serve(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    while (this.waiting.length > 0 && this.delay() <= 0) {
      this.start();
      this.waiting.shift()!.go();
    }
    if (this.waiting.length > 0) this.timer = setTimeout(() => this.serve(), Math.ceil(this.delay()));
  }

  private start(): void {
    this.starts.push(this.now());
    // Recorded even while no limit is known: these requests count as soon as there is one.
    const kept = Math.min(this.limit, MOST_KEPT);
    if (this.starts.length > kept) this.starts.splice(0, this.starts.length - kept);
  }

  /** Milliseconds until the next request may start. */
  private delay(): number {
    const now = this.now();
    const paused = this.pausedUntil - now;
    if (this.starts.length < this.limit) return paused;
    const window = (WINDOW_MS * this.limit) / this.rate;
    // There are at least `limit` start times here.
    return Math.max(paused, this.starts.at(-this.limit)! + window - now);
  }

  private get rate(): number {
    return Math.min(this.configured, this.learned);
  }

  /** Whole requests per window. The window is longer if the rate is not a whole number. */
  private get limit(): number {
    return Math.max(1, Math.floor(this.rate));
  }
}

const limiters = new Map<string, Limiter>();

export function limiterFor(address: string, token: string): Limiter {
  const key = `${new URL(address).origin}\n${token}`;
  const limiter = limiters.get(key) ?? new Limiter();
  limiters.set(key, limiter);
  return limiter;
}
