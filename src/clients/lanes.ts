/**
 * How many connections to a service are worth having.
 *
 * A connection over TLS costs as much as several requests, so one that is nearly free beats one that has yet to be made. But where the
 * service answers slowly, each connection more is a request more under way. So connections grow as TCP's window does: a request that has
 * waited for about as long as it takes to make one asks for its own, and no more are in the making than there are.
 */

/** Milliseconds. */
export interface LaneTimes {
  /** What making a connection is taken for until one was made. A request that has waited for so long waits no longer, whatever the others do. */
  readonly making: number;
  /** The part of what a connection costs that a request waits before it asks for one. */
  readonly patience: number;
}

export const LANE_TIMES: LaneTimes = { making: 60, patience: 0.5 };

/** One request's right to a connection. */
export interface Lane {
  /** It has a connection that stands. `isNew`: it was made for this request. */
  onConnected(isNew: boolean): void;
  /** The request has ended, however it did. */
  leave(): void;
}

interface Waiting {
  readonly since: number;
  go(lane: Lane): void;
}

export class Lanes {
  /** Requests that may be under way at once. */
  private allowed = 1;
  private underWay = 0;
  private inTheMaking = 0;
  private cost: number;
  /** When the latest connection stood: from then on it is worth waiting for. */
  private connected = -Infinity;
  private readonly waiting: Waiting[] = [];
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly times: LaneTimes = LANE_TIMES, private readonly now: () => number = () => performance.now()) {
    this.cost = times.making;
  }

  /** Resolves when a request may go, which takes a moment at most. */
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
    while (this.waiting.length > 0) {
      const rest = this.underWay < this.allowed ? 0 : this.patienceLeft(this.waiting[0]);
      if (rest > 0) {
        this.timer = setTimeout(() => this.serve(), Math.ceil(rest));
        return;
      }
      this.allowed = Math.max(this.allowed, this.underWay + 1);
      this.waiting.shift()!.go(this.begin());
    }
  }

  /** How long the first of those who wait does so before it gets a lane of its own. */
  private patienceLeft({ since }: Waiting): number {
    const isMakingEnough = this.inTheMaking >= Math.max(1, this.underWay - this.inTheMaking);
    const end = isMakingEnough ? since + this.times.making : Math.max(since, this.connected) + this.cost * this.times.patience;
    return end - this.now();
  }
}
