import type { Control } from '../exchange';
import { BadBody, numberField, objectBody } from './body';
import { catchUp } from '../due-work';

/** Keeps the clock printable with a four-digit year; a `Date` could go much further. */
export const LONGEST_ADVANCE_SECONDS = 1000 * 365 * 24 * 3600;

export const clockControls: readonly Control[] = [
  {
    method: 'POST',
    path: '/_emulator/clock',
    handle: async (world, body) => {
      const seconds = numberField(objectBody(body, ['advanceSeconds']), 'advanceSeconds', {
        minimum: 0,
        maximum: LONGEST_ADVANCE_SECONDS,
      });
      if (seconds === undefined) throw new BadBody('"advanceSeconds" is missing.');
      world.clock.advance(seconds);
      await catchUp(world);
      return { status: 200, body: { now: world.clock.now().toISOString() } };
    },
  },
];
