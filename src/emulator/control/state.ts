import type { Control } from '../exchange';
import { DEFAULT_SETTINGS } from '../settings';
import type { StoredObjects } from '../store';
import type { Snapshot } from '../world';
import { BadBody, isObject, numberField, objectBody } from './body';
import { withSettings } from './settings';

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
    handle: (world, body) => {
      world.restore(snapshotBody(body, world.store.kinds()));
      return { status: 200, body: world.snapshot() };
    },
  },
];

function snapshotBody(body: unknown, kinds: readonly string[]): Snapshot {
  const fields = objectBody(body, ['clock', 'settings', 'draws', 'objects'], 'A snapshot');
  const advancedSeconds = numberField(objectBody(fields.clock, ['advancedSeconds'], '"clock"'), 'advancedSeconds', {
    minimum: 0,
  });
  if (advancedSeconds === undefined) throw new BadBody('"advancedSeconds" is missing in "clock".');
  const objects = objectBody(fields.objects, kinds, '"objects"');
  for (const [kind, items] of Object.entries(objects)) {
    if (!Array.isArray(items) || !items.every(isObject)) {
      throw new BadBody(`"${kind}" in "objects" must be an array of objects.`);
    }
  }
  const draws = numberField(fields, 'draws', { whole: true, minimum: 0 });
  return {
    clock: { advancedSeconds },
    settings: withSettings(DEFAULT_SETTINGS, fields.settings),
    ...(draws === undefined ? {} : { draws }),
    objects: objects as StoredObjects,
  };
}
