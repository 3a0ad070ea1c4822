import { Cron } from 'croner';
import { badRequest } from '../refusal';

const NUMBERS = '\\d{1,2}(?:-\\d{1,2})?';
const MONTHS = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)';
const DAYS = '(?:sun|mon|tue|wed|thu|fri|sat)';
/** Minute, hour, day of month, month, day of week. The library accepts further characters that the five standard fields do not allow. */
const FIELDS = [
  NUMBERS,
  NUMBERS,
  NUMBERS,
  `${NUMBERS}|${MONTHS}(?:-${MONTHS})?`,
  `[0-6](?:-[0-6])?|${DAYS}(?:-${DAYS})?`,
].map((values) => new RegExp(`^(?:\\*|${values})(?:/\\d{1,2})?(?:,(?:\\*|${values})(?:/\\d{1,2})?)*$`, 'i'));

/** Refuses invalid schedules and those that never occur. */
export function checkSchedule(schedule: string): void {
  const fields = schedule.trim().split(/\s+/);
  if (fields.length !== FIELDS.length) {
    throw refused(`expected exactly 5 fields, found ${fields.length}: [${schedule.trim()}]`);
  }
  const wrong = fields.find((field, index) => !FIELDS[index]?.test(field));
  if (wrong !== undefined) throw refused(`failed to parse ${wrong}`);
  if (!comes(schedule)) throw refused('a value, a range or a step is out of range');
}

/** Returns the first time after the given one. */
export function nextTime(schedule: string, after: Date): Date {
  const next = parse(schedule).nextRun(after);
  if (!next) throw new Error(`The schedule "${schedule}" never comes.`);
  return next;
}

/** Returns the last time that is not after the given one; undefined if none is within reach. Looks back in growing steps, then forward. */
export function lastTime(schedule: string, until: Date): Date | undefined {
  const cron = parse(schedule);
  for (const seconds of LOOK_BACK_SECONDS) {
    let last: Date | undefined;
    let next = cron.nextRun(new Date(until.getTime() - seconds * 1000));
    while (next && next <= until) {
      last = next;
      next = cron.nextRun(next);
    }
    if (last) return last;
  }
  return undefined;
}

/** An hour, a day, a month, a year, and the eight years that can lie between two leap days. */
const LOOK_BACK_SECONDS = [3600, 86400, 32 * 86400, 367 * 86400, 8 * 366 * 86400];

/** The library accepts dates such as February 30. */
function comes(schedule: string): boolean {
  try {
    return parse(schedule).nextRun() !== null;
  } catch {
    return false;
  }
}

/** In the service's time zone, UTC. */
function parse(schedule: string): Cron {
  return new Cron(schedule.trim().split(/\s+/).join(' '), {
    mode: '5-part',
    timezone: 'UTC',
    paused: true,
    sloppyRanges: true,
  });
}

function refused(text: string) {
  return badRequest(`could not parse rotation_schedule: ${text}`);
}
