import type { Control } from '../exchange';
import { addRepository } from '../platform/connections/repository-controls';
import { addOrganization } from '../platform/organizations/organizations';
import { addPolicySet } from '../platform/policy-sets/policy-set-controls';
import { addWorkspace } from '../platform/workspaces/workspace-controls';
import type { World } from '../world';
import { BadBody, Conflict, listField, objectAt, objectBody } from './body';
import { changeClock, CLOCK_KEYS } from './clock';
import { withSettings } from './settings';
import { changeState, storedObjects } from './state';

/** In order of creation: later objects refer to earlier ones. */
const LISTS: Readonly<Record<string, (world: World, item: unknown, place: string) => object>> = {
  organizations: addOrganization,
  workspaces: addWorkspace,
  policySets: addPolicySet,
  repositories: addRepository,
};

const KEYS = ['settings', 'clock', ...Object.keys(LISTS), 'objects'];

export const seedControls: readonly Control[] = [
  {
    method: 'POST',
    path: '/_emulator/seeds',
    handle: async (world, body) => {
      await applySeeds(world, body);
      return { status: 204 };
    },
  },
];

/** Adds everything in one document to the state, or nothing if any part is invalid. */
export async function applySeeds(world: World, body: unknown): Promise<void> {
  const fields = objectBody(body, KEYS);
  await changeState(world, () => {
    if (fields.settings !== undefined) world.settings = withSettings(world.settings, fields.settings, 'settings');
    if (fields.clock !== undefined) changeClock(world.clock, objectAt(fields.clock, CLOCK_KEYS, 'clock'));
    for (const [name, add] of Object.entries(LISTS)) {
      listField(fields, name, (item, place) => atPlace(place, () => add(world, item, place)));
    }
    if (fields.objects !== undefined) world.store.add(storedObjects(fields.objects, world.store.kinds()));
  });
}

/** Adds the object's location to messages that do not name a field. */
function atPlace<T>(place: string, add: () => T): T {
  try {
    return add();
  } catch (error) {
    const isUnplaced = error instanceof Error && !error.message.startsWith(`"${place}`);
    if (isUnplaced && error instanceof BadBody) throw new BadBody(`"${place}": ${error.message}`);
    if (isUnplaced && error instanceof Conflict) throw new Conflict(`"${place}": ${error.message}`);
    throw error;
  }
}
