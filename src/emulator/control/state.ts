import type { Control } from '../exchange';
import { earlierEntities, withIdentities } from '../secrets/identity/earlier';
import { DEFAULT_SETTINGS } from '../settings';
import type { ClockState } from '../state/clock';
import { catchUp } from '../state/due-work';
import { parseTime } from '../state/rfc3339';
import type { Snapshot } from '../state/snapshot';
import type { StoredObjects } from '../store';
import type { World } from '../world';
import { at, BadBody, numberField, objectAt, objectBody, textField } from './body';
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
      await changeState(world, () => world.restore(given));
      return { status: 200, body: world.snapshot() };
    },
  },
];

/** Changes the state and then performs all due work. Restores the earlier state if either fails. */
export async function changeState(world: World, change: () => void): Promise<void> {
  const before = world.snapshot();
  try {
    change();
  } catch (error) {
    world.restore(before);
    throw error;
  }
  // Dangling references are noticed only when an object's time comes, so trigger that now.
  await catchUp(world).catch((error: unknown) => {
    world.restore(before);
    throw new BadBody(`What is due then fails: ${error instanceof Error ? error.message : String(error)}`);
  });
}

/** Checks the objects of a snapshot. */
export function storedObjects(value: unknown, kinds: readonly string[]): StoredObjects {
  const objects = objectBody(value, [...kinds, earlierEntities.name], '"objects"');
  for (const [kind, items] of Object.entries(objects)) {
    const wrong = mismatch({ array: SNAPSHOT_SHAPES[kind] ?? 'any' }, items, `objects.${kind}`);
    if (wrong !== undefined) throw new BadBody(`${wrong}.`);
  }
  return withIdentities(objects as StoredObjects);
}

function clockState(value: unknown): ClockState {
  const fields = objectAt(value, ['advancedSeconds', 'frozenAt'], 'clock');
  const advancedSeconds = numberField(fields, 'advancedSeconds', {
    minimum: -LONGEST_ADVANCE_SECONDS,
    maximum: LONGEST_ADVANCE_SECONDS,
  });
  if (advancedSeconds === undefined) throw new BadBody(`${at(fields, 'advancedSeconds')} is missing.`);
  if (fields.frozenAt === undefined) return { advancedSeconds };
  const frozenAt = textField(fields, 'frozenAt');
  if (!parseTime(frozenAt)) throw new BadBody(`${at(fields, 'frozenAt')} must be a time in RFC 3339.`);
  return { advancedSeconds, frozenAt };
}

export function snapshotBody(body: unknown, kinds: readonly string[]): Snapshot {
  const fields = objectBody(body, ['clock', 'settings', 'draws', 'objects'], 'A snapshot');
  const clock = clockState(fields.clock);
  const draws = numberField(fields, 'draws', { whole: true, minimum: 0 });
  return {
    clock,
    settings: withSettings(DEFAULT_SETTINGS, fields.settings, 'settings'),
    ...(draws === undefined ? {} : { draws }),
    objects: storedObjects(fields.objects, kinds),
  };
}
