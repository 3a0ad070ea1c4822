import type { Reply } from '../../exchange';
import type { World } from '../../world';
import { enveloped } from '../envelope';
import { absent } from '../refusal';

/** The ids of a list, with information about each. */
export function listedById(world: World, infos: readonly (readonly [id: string, info: object])[]): Reply {
  if (infos.length === 0) throw absent();
  return enveloped(world, { keys: infos.map(([id]) => id).sort(), key_info: Object.fromEntries(infos) });
}
