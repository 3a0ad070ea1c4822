import type { Call, Delivery } from '../exchange';
import type { World } from '../world';

/** The target of the files. */
export interface Target {
  readonly world: World;
  /** Such as `http://127.0.0.1`. */
  readonly origin: string;
  deliver(call: Call): Promise<Delivery>;
}
