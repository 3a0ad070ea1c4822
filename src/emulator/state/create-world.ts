import { platformKinds } from '../platform/kinds';
import { secretsKinds } from '../secrets/kinds';
import { World, WorldOptions } from '../world';
import { seed } from './seed';

/** Creates the state of both services as of the emulator's start. */
export function createWorld(options?: WorldOptions): World {
  return new World({ kinds: [...platformKinds, ...secretsKinds], seed }, options);
}
