import { Clock } from './clock';
import { Faults } from './faults';
import { RateLimits } from './limits';
import { Randomness } from './randomness';
import { RequestLog } from './request-log';
import { DEFAULT_SETTINGS } from './settings';
import type { Dialects, Settings } from './settings';
import { Store } from './store';
import type { Kind, StoredObjects } from './store';

/**
 * The state of both services as one JSON document: the clock, the settings, and the objects of each kind under the
 * kind's name.
 */
export interface Snapshot {
  readonly clock: { readonly advancedSeconds: number };
  readonly settings: Settings;
  /** How often the seed was drawn from; absent without a seed. */
  readonly draws?: number;
  readonly objects: StoredObjects;
}

export interface WorldOptions {
  readonly dialects?: Partial<Dialects>;
  readonly settings?: Partial<Settings>;
  /** If set, everything random is the same after every start and reset. */
  readonly seed?: number;
}

/** The kinds of objects of the services, and their initial contents. */
export interface WorldContents {
  readonly kinds: readonly Kind<never>[];
  seed(world: World): void;
}

/** The state of one emulator. The kinds of objects are passed in, because their files import this one. */
export class World {
  readonly store: Store;
  readonly clock = new Clock();
  readonly faults = new Faults();
  readonly limits = new RateLimits();
  readonly log = new RequestLog();
  readonly random: Randomness;
  readonly dialects: Dialects;
  settings: Settings;
  /** By which others reach the emulator; empty until it listens. */
  address = '';
  private readonly start: Snapshot;

  constructor({ kinds, seed }: WorldContents, options: WorldOptions = {}) {
    this.store = new Store(kinds);
    this.random = new Randomness(options.seed);
    this.dialects = { platform: 'standard', secrets: 'standard', ...options.dialects };
    this.settings = { ...DEFAULT_SETTINGS, ...options.settings };
    seed(this);
    this.start = this.snapshot();
  }

  snapshot(): Snapshot {
    return {
      clock: { advancedSeconds: this.clock.ahead },
      settings: { ...this.settings },
      ...this.random.state(),
      objects: this.store.snapshot(),
    };
  }

  restore(snapshot: Snapshot): void {
    this.store.restore(snapshot.objects);
    this.clock.set(snapshot.clock.advancedSeconds);
    this.settings = { ...snapshot.settings };
    this.random.restore(snapshot);
  }

  /**
   * Returns to the start: objects, clock and settings, without faults and limits. The request log stays: it has its own
   * endpoint.
   */
  reset(): void {
    this.restore(this.start);
    this.faults.clear();
    this.limits.set(undefined);
  }
}
