import { catchUp } from '../due-work';
import type { Control } from '../exchange';
import { DEFAULT_SETTINGS } from '../settings';
import type { StoredObjects } from '../store';
import type { Snapshot } from '../world';
import { BadBody, numberField, objectBody } from './body';
import { LONGEST_ADVANCE_SECONDS } from './clock';
import { withSettings } from './settings';
import { mismatch } from './shape';
import { SNAPSHOT_SHAPES } from './snapshot-shapes';

export const stateControls: readonly Control[] = [
  {
    method: 'POST',
    path: '/_emulator/reset',
    handle: (world) => {
      world.reset();
      return { status: 204 };
    },
  },
  { method: 'GET', path: '/_emulator/snapshot', handle: (world) => ({ status: 200, body: world.snapshot() }) },
  {
    method: 'PUT',
    path: '/_emulator/snapshot',
    handle: async (world, body) => {
      const given = snapshotBody(body, world.store.kinds());
      const before = world.snapshot();
      world.restore(given);
      // Objects that refer to what is missing are noticed when their time comes: let it come now.
      await catchUp(world).catch((error: unknown) => {
        world.restore(before);
        throw new BadBody(
          `What is due in this snapshot fails: ${error instanceof Error ? error.message : String(error)}`,
        );
      });
      return { status: 200, body: world.snapshot() };
    },
  },
];

function snapshotBody(body: unknown, kinds: readonly string[]): Snapshot {
  const fields = objectBody(body, ['clock', 'settings', 'draws', 'objects'], 'A snapshot');
  const advancedSeconds = numberField(objectBody(fields.clock, ['advancedSeconds'], '"clock"'), 'advancedSeconds', {
    minimum: 0,
    maximum: LONGEST_ADVANCE_SECONDS,
  });
  if (advancedSeconds === undefined) throw new BadBody('"advancedSeconds" is missing in "clock".');
  const objects = objectBody(fields.objects, kinds, '"objects"');
  for (const [kind, items] of Object.entries(objects)) {
    const wrong = mismatch({ array: SNAPSHOT_SHAPES[kind] ?? 'any' }, items, `objects.${kind}`);
    if (wrong !== undefined) throw new BadBody(`${wrong}.`);
  }
  const draws = numberField(fields, 'draws', { whole: true, minimum: 0 });
  return {
    clock: { advancedSeconds },
    settings: withSettings(DEFAULT_SETTINGS, fields.settings),
    ...(draws === undefined ? {} : { draws }),
    objects: objects as StoredObjects,
  };
}
