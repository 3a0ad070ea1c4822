import { platformKinds } from './platform/kinds';
import { secretsKinds } from './secrets/kinds';
import { seed } from './seed';
import { World, WorldOptions } from './world';

/** A world with the objects of both services, as an emulator starts with it. */
export function createWorld(options?: WorldOptions): World {
  return new World({ kinds: [...platformKinds, ...secretsKinds], seed }, options);
}
