import type { Settings } from '../settings';
import type { StoredObjects } from '../store';
import type { ClockState } from './clock';

/**
 * The state of both services as one JSON document: the clock, the settings, and the objects of each kind under the
 * kind's name.
 */
export interface Snapshot {
  readonly clock: ClockState;
  readonly settings: Settings;
  /** The number of random draws from the seed; absent without a seed. */
  readonly draws?: number;
  readonly objects: StoredObjects;
}
