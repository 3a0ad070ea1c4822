import type { Control } from '../exchange';
import { BadBody, numberField, objectBody } from './body';

/** The last moment that a `Date` can hold is far beyond; this keeps it printable with four digits of the year. */
const LONGEST_ADVANCE_SECONDS = 1000 * 365 * 24 * 3600;

export const clockControls: readonly Control[] = [
  {
    method: 'POST',
    path: '/_emulator/clock',
    handle: ({ clock }, body) => {
      const seconds = numberField(objectBody(body, ['advanceSeconds']), 'advanceSeconds', { minimum: 0, maximum: LONGEST_ADVANCE_SECONDS });
      if (seconds === undefined) throw new BadBody('"advanceSeconds" is missing.');
      clock.advance(seconds);
      return { status: 200, body: { now: clock.now().toISOString() } };
    },
  },
];
