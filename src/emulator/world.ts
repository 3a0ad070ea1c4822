import { Faults } from './http/faults';
import { RateLimits } from './http/limits';
import { Journal } from './journal/journal';
import { RequestLog } from './journal/request-log';
import type { Tracking } from './journal/tracking';
import { Violations } from './journal/violations';
import { DEFAULT_SETTINGS } from './settings';
import type { Dialects, Settings } from './settings';
import { Clock } from './state/clock';
import type { ClockStart } from './state/clock';
import { Randomness } from './state/randomness';
import type { Snapshot } from './state/snapshot';
import { Store } from './store';
import type { Kind } from './store';

export interface WorldOptions {
  readonly dialects?: Partial<Dialects>;
  readonly settings?: Partial<Settings>;
  /** The time at the start and after a reset; defaults to the real time. */
  readonly clock?: ClockStart;
  /** If set, all random values are the same after every start and reset. */
  readonly seed?: number;
  /** Whether the secrets service has engines from the start; defaults to true. */
  readonly engines?: boolean;
}

export type { Snapshot };

/** The kinds of objects of the services, and their initial contents. */
export interface WorldContents {
  readonly kinds: readonly Kind<never>[];
  seed(world: World, options: WorldOptions): void;
}

/** The state of one emulator. The kinds of objects are passed in, because their files import this one. */
export class World {
  readonly store: Store;
  readonly clock: Clock;
  readonly faults = new Faults();
  readonly limits = new RateLimits();
  readonly log = new RequestLog();
  readonly journal = new Journal();
  readonly violations = new Violations();
  readonly random: Randomness;
  readonly dialects: Dialects;
  settings: Settings;
  private startState: Snapshot;
  /** The address by which others reach the emulator; empty until it listens. */
  address = '';

  constructor({ kinds, seed }: WorldContents, options: WorldOptions = {}) {
    this.clock = new Clock(options.clock);
    this.store = new Store(kinds);
    this.random = new Randomness(options.seed);
    this.dialects = { platform: 'standard', secrets: 'standard', ...options.dialects };
    this.settings = { ...DEFAULT_SETTINGS, ...options.settings };
    seed(this, options);
    this.startState = this.snapshot();
  }

  /** Strict mode records everything unknown; otherwise only warnings about unknown fields need tracking. */
  get tracking(): Tracking {
    if (this.settings.strict) return 'everything';
    return this.dialects.secrets === 'standard' ? 'nothing' : 'fields';
  }

  snapshot(): Snapshot {
    return {
      clock: this.clock.state(),
      settings: { ...this.settings },
      ...this.random.state(),
      objects: this.store.snapshot(),
    };
  }

  /** The state that a reset restores. */
  get start(): Snapshot {
    return this.startState;
  }

  /** Makes this the state that resets restore from now on. */
  startFrom(snapshot: Snapshot): void {
    this.startState = snapshot;
  }

  /** Differs after every change to the contents of a snapshot. */
  revision(): string {
    const { clock, settings } = this;
    return JSON.stringify([this.store.changes, clock.state(), settings, this.random.state()]);
  }

  restore(snapshot: Snapshot): void {
    this.store.restore(snapshot.objects);
    this.clock.restore(snapshot.clock);
    this.settings = { ...snapshot.settings };
    this.random.restore(snapshot);
  }

  /** Restores the start: objects, clock and settings, without faults and limits. Recorded requests are kept: they have their own endpoints. */
  reset(): void {
    this.restore(this.startState);
    this.faults.clear();
    this.limits.set(undefined);
  }
}
