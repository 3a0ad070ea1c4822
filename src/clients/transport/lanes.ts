/**
 * Decides how many connections to open to a service.
 *
 * A TLS handshake costs as much as several requests, so waiting for a busy connection is often faster than opening a new one. If the service responds
 * slowly, however, each further connection allows one more concurrent request. The number of connections therefore grows like TCP's window: a request
 * that has waited about as long as a handshake takes opens a connection, and there are never more connections being opened than open.
 */

/** Milliseconds. */
export interface LaneTimes {
  /** The assumed duration of a handshake until one is measured. No request waits longer than this. */
  readonly making: number;
  /** The fraction of a handshake's duration that a request waits before it opens a connection. */
  readonly patience: number;
}

export const LANE_TIMES: LaneTimes = { making: 60, patience: 0.5 };

/** The right of one request to use a connection. */
export interface Lane {
  /** Called when the request's connection is established. `isNew`: it was opened for this request. */
  onConnected(isNew: boolean): void;
  /** Called when the request has ended, successfully or not. */
  leave(): void;
}

interface Waiting {
  readonly since: number;
  go(lane: Lane): void;
}

export class Lanes {
  /** The number of requests that may be in flight at once. */
  private allowed = 1;
  private underWay = 0;
  private inTheMaking = 0;
  private cost: number;
  /** When the latest connection was established. From then on it is worth waiting for. */
  private connected = -Infinity;
  private readonly waiting: Waiting[] = [];
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly times: LaneTimes = LANE_TIMES,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.cost = times.making;
  }

  /** Resolves when a request may be sent, within the duration of a handshake. */
  enter(): Promise<Lane> {
    if (this.underWay < this.allowed && this.waiting.length === 0) return Promise.resolve(this.begin());
    return new Promise((go) => {
      this.waiting.push({ since: this.now(), go });
      this.serve();
    });
  }

  private begin(): Lane {
    const began = this.now();
    let state: 'making' | 'connected' | 'left' = 'making';
    this.underWay++;
    this.inTheMaking++;
    return {
      onConnected: (isNew) => {
        if (state !== 'making') return;
        state = 'connected';
        this.inTheMaking--;
        if (isNew) {
          this.connected = this.now();
          this.cost = Math.min(this.times.making, this.connected - began);
        }
        this.serve();
      },
      leave: () => {
        if (state === 'left') return;
        if (state === 'making') this.inTheMaking--;
        state = 'left';
        this.underWay--;
        this.serve();
      },
    };
  }

  private serve(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    for (let [first] = this.waiting; first; [first] = this.waiting) {
      const rest = this.underWay < this.allowed ? 0 : this.patienceLeft(first);
      if (rest > 0) {
        this.timer = setTimeout(() => this.serve(), Math.ceil(rest));
        return;
      }
      this.allowed = Math.max(this.allowed, this.underWay + 1);
      this.waiting.shift();
      first.go(this.begin());
    }
  }

  /** Milliseconds that the first waiting request still waits before it opens a connection. */
  private patienceLeft({ since }: Waiting): number {
    const isMakingEnough = this.inTheMaking >= Math.max(1, this.underWay - this.inTheMaking);
    const end = isMakingEnough
      ? since + this.times.making
      : Math.max(since, this.connected) + this.cost * this.times.patience;
    return end - this.now();
  }
}
