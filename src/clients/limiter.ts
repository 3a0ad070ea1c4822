/**
 * One budget of requests for each service and token, shared by all clients of the process.
 *
 * At most `limit` requests start within any window of time: what a server that counts per second accepts, wherever its seconds begin.
 * Who waits is served in the order of arrival. Nothing is limited until a limit is configured or an answer names one.
 */

/** A server's seconds and ours do not tick alike, and requests need different times to arrive. */
const WINDOW_MS = 1_020;

/** Requests per second; a service that announces fewer means something else, or would stop everybody for longer than timers can count. */
const FEWEST = 0.1;

/** More than any limit per second that a service sets, and few enough to be kept. */
const MOST_KEPT = 10_000;

interface Waiter {
  go(): void;
}

export class Limiter {
  private configured = Infinity;
  private learned = Infinity;
  /** When the latest requests were let through, oldest first; not more of them than count. */
  private starts: number[] = [];
  private pausedUntil = 0;
  private readonly waiting: Waiter[] = [];
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Lowers the limit to what a person wants; of several wishes the lowest holds. */
  configure(requestsPerSecond: number | undefined): void {
    if (requestsPerSecond !== undefined) this.configured = Math.min(this.configured, requestsPerSecond);
  }

  /** Takes the limit from an answer's header; one that makes no sense is ignored. */
  learn(limit: string | undefined): void {
    const value = limit !== undefined && /^\s*\d+(\.\d+)?\s*$/.test(limit) ? Number(limit) : NaN;
    if (value >= FEWEST && Number.isFinite(value)) this.learned = value;
  }

  /** Nobody starts for so long: the service has refused a request for coming too early. */
  pause(milliseconds: number): void {
    this.pausedUntil = Math.max(this.pausedUntil, this.now() + milliseconds);
  }

  /** Why a request would have to wait now; undefined: it would not. */
  reasonToWait(): string | undefined {
    if (this.waiting.length === 0 && this.delay() <= 0) return undefined;
    return this.pausedUntil > this.now() ? 'the service has asked to wait before further requests' : `no more than ${this.rate} requests per second are sent`;
  }

  /** Resolves when a request may start; rejects with the signal's reason at once when it is aborted. */
  turn(signal?: AbortSignal): Promise<void> {
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
      this.waiting.push(waiter);
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
    // Kept while no limit is known, too: what has started by then counts once one is.
    const kept = Math.min(this.limit, MOST_KEPT);
    if (this.starts.length > kept) this.starts.splice(0, this.starts.length - kept);
  }

  /** Milliseconds until the next request may start. */
  private delay(): number {
    const now = this.now();
    const paused = this.pausedUntil - now;
    if (this.starts.length < this.limit) return paused;
    const window = WINDOW_MS * this.limit / this.rate;
    return Math.max(paused, this.starts[this.starts.length - this.limit] + window - now);
  }

  private get rate(): number {
    return Math.min(this.configured, this.learned);
  }

  /** Whole requests in a window; the window is longer where the rate is below or between whole numbers. */
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
