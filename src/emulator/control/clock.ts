import type { Control } from '../exchange';
import type { Clock } from '../state/clock';
import { catchUp } from '../state/due-work';
import { isShowable, parseTime } from '../state/rfc3339';
import { at, BadBody, choiceField, numberField, objectBody, textField } from './body';
import type { Fields } from './body';

/** Keeps the clock printable with a four-digit year; a `Date` can go much further. */
export const LONGEST_ADVANCE_SECONDS = 1000 * 365 * 24 * 3600;

export const CLOCK_KEYS = ['advanceSeconds', 'now', 'frozen'];

export const clockControls: readonly Control[] = [
  { method: 'GET', path: '/_emulator/clock', handle: ({ clock }) => ({ status: 200, body: described(clock) }) },
  {
    method: 'POST',
    path: '/_emulator/clock',
    handle: async (world, body) => {
      changeClock(world.clock, objectBody(body, CLOCK_KEYS));
      await catchUp(world);
      return { status: 200, body: described(world.clock) };
    },
  },
];

/** Sets or advances the clock, and freezes it or lets it run. */
export function changeClock(clock: Clock, fields: Fields): void {
  const [seconds, now, frozen] = [
    advanceField(fields),
    timeField(fields, 'now'),
    choiceField(fields, 'frozen', [true, false]),
  ];
  if (seconds === undefined && now === undefined && frozen === undefined) {
    throw new BadBody('The body must have "advanceSeconds", "now" or "frozen".');
  }
  if (seconds !== undefined && now !== undefined) throw new BadBody('Set either "advanceSeconds" or "now".');
  clock.begin({ now, frozen });
  if (seconds !== undefined) {
    const then = clock.now().getTime() + seconds * 1000;
    if (!isShowable(then)) {
      throw new BadBody(`${at(fields, 'advanceSeconds')} must lead to a time from 1970 to 9998.`);
    }
    clock.advance(seconds);
  }
  if (frozen === false) clock.resume();
}

function advanceField(fields: Fields): number | undefined {
  const bounds = { minimum: -LONGEST_ADVANCE_SECONDS, maximum: LONGEST_ADVANCE_SECONDS };
  return numberField(fields, 'advanceSeconds', bounds);
}

/** Undefined if the key is absent. */
function timeField(fields: Fields, name: string): Date | undefined {
  if (fields[name] === undefined) return undefined;
  const time = parseTime(textField(fields, name));
  if (!time) {
    throw new BadBody(
      `${at(fields, name)} must be a time in RFC 3339 from 1970 to 9998, such as 2030-01-31T00:00:00Z.`,
    );
  }
  return time;
}

function described(clock: Clock): { readonly now: string; readonly frozen: boolean } {
  return { now: clock.now().toISOString(), frozen: clock.isFrozen };
}
