/**
 * How many connections to a service are worth having.
 *
 * A connection over TLS costs the time of several requests, so one that is nearly free beats one that has yet to be made: ten requests
 * at once through ten new connections take longer than through three. But where the service answers slowly, each connection more is a
 * request more under way. So connections grow like TCP's window: whoever has waited about as long as a connection takes to make may
 * make another, and as many may be in the making as there are.
 */

/** Milliseconds. */
export interface LaneTimes {
  /** What making a connection is taken for until one was made, and at most. */
  readonly making: number;
  /** The part of that time which a request waits before it asks for a connection of its own. */
  readonly patience: number;
}

export const LANE_TIMES: LaneTimes = { making: 60, patience: 0.5 };

/** One request's right to a connection. */
export interface Lane {
  /** The connection that it got was made for it, and stands. */
  onConnected(): void;
  /** The request has ended, however it did. */
  leave(): void;
}

interface Waiting {
  go(lane: Lane): void;
}

export class Lanes {
  /** Requests that may be under way at once. */
  private allowed = 1;
  private underWay = 0;
  private inTheMaking = 0;
  private cost: number;
  private readonly waiting: Waiting[] = [];
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly times: LaneTimes = LANE_TIMES, private readonly now: () => number = () => performance.now()) {
    this.cost = times.making;
  }

  /** Rejects with the signal's reason when it is aborted while waiting. */
  enter(signal?: AbortSignal): Promise<Lane> {
    if (this.underWay < this.allowed && this.waiting.length === 0) return Promise.resolve(this.begin());
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.waiting.splice(this.waiting.indexOf(waiting), 1);
        reject(signal!.reason);
      };
      const waiting = {
        go: (lane: Lane) => {
          signal?.removeEventListener('abort', leave);
          resolve(lane);
        },
      };
      signal?.addEventListener('abort', leave, { once: true });
      this.waiting.push(waiting);
      this.watch();
    });
  }

  private begin(): Lane {
    this.underWay++;
    const began = this.now();
    // Whether it needs a new connection is known once it has one; until then it counts as such.
    let making = true;
    let open = true;
    this.inTheMaking++;
    const made = () => {
      if (!making) return;
      making = false;
      this.inTheMaking--;
    };
    return {
      onConnected: () => {
        if (making) this.cost = Math.min(this.times.making, this.now() - began);
        made();
      },
      leave: () => {
        if (!open) return;
        open = false;
        made();
        this.underWay--;
        this.serve();
      },
    };
  }

  private serve(): void {
    while (this.waiting.length > 0 && this.underWay < this.allowed) this.waiting.shift()!.go(this.begin());
    clearTimeout(this.timer);
    this.timer = undefined;
    this.watch();
  }

  /** Who has waited long enough gets a lane of its own. */
  private watch(): void {
    if (this.timer || this.waiting.length === 0) return;
    this.timer = setTimeout(() => {
      this.timer = undefined;
      if (this.waiting.length > 0) this.allowed += Math.min(this.waiting.length, Math.max(1, this.underWay - this.inTheMaking));
      this.serve();
    }, this.cost * this.times.patience);
    this.timer.unref();
  }
}
