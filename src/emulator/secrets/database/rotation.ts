import type { World } from '../../world';
import type { Fields } from '../fields';
import { readSeconds, readText } from '../fields';
import { badRequest } from '../refusal';
import type { Rotation } from './role';
import { checkSchedule, nextTime } from './schedule';

const SHORTEST_PERIOD_SECONDS = 5;
const SHORTEST_WINDOW_SECONDS = 3600;

/** Reads the period or schedule. Omitted fields keep their values; setting one kind removes the other. */
export function readRotation(world: World, fields: Fields, before: Rotation | undefined): Rotation {
  if (!hasSchedules(world)) {
    const seconds = readSeconds(fields, 'rotation_period') ?? (before?.kind === 'period' ? before.seconds : undefined);
    if (seconds === undefined) throw badRequest('rotation_period is required to create static accounts');
    return period(seconds);
  }
  const seconds = readSeconds(fields, 'rotation_period') || undefined;
  const schedule = readText(fields, 'rotation_schedule') || undefined;
  const windowSeconds = readSeconds(fields, 'rotation_window');
  if (seconds !== undefined && schedule !== undefined) {
    throw badRequest(
      'mutually exclusive fields rotation_period and rotation_schedule were both specified; only one of them can be provided',
    );
  }
  if (seconds === undefined && 'rotation_period' in fields && schedule === undefined && !before) return period(0);
  if (seconds !== undefined || (schedule === undefined && before?.kind === 'period')) {
    if (windowSeconds !== undefined) throw badRequest('rotation_window is invalid with use of rotation_period');
    return period(seconds ?? (before as { readonly seconds: number }).seconds);
  }
  const kept = before?.kind === 'schedule' ? before : undefined;
  const given = schedule ?? kept?.schedule;
  if (given === undefined) {
    throw badRequest('one of rotation_schedule or rotation_period must be provided to create a static account');
  }
  return onSchedule(given, windowSeconds ?? kept?.windowSeconds);
}

export function hasSchedules({ settings, dialects }: World): boolean {
  return settings.databaseInterface === 'later' && dialects.secrets !== 'openbao';
}

/** Fields of one Vault edition, which the emulator's version has. */
export const hasEnterpriseFields = hasSchedules;

/** When the next rotation is due, counted from the last one. For a schedule, counts from now. */
export function nextRotation(rotation: Rotation, last: Date, now: Date): Date {
  return rotation.kind === 'period'
    ? new Date(last.getTime() + rotation.seconds * 1000)
    : nextTime(rotation.schedule, now);
}

function period(seconds: number): Rotation {
  if (seconds < SHORTEST_PERIOD_SECONDS) {
    throw badRequest(`rotation_period must be ${SHORTEST_PERIOD_SECONDS} seconds or more`);
  }
  return { kind: 'period', seconds };
}

function onSchedule(schedule: string, windowSeconds: number | undefined): Rotation {
  checkSchedule(schedule);
  if (windowSeconds !== undefined && windowSeconds < SHORTEST_WINDOW_SECONDS) {
    throw badRequest(
      `rotation_window is invalid: configured rotation_window is ${windowSeconds}s, must be ${SHORTEST_WINDOW_SECONDS} seconds or more`,
    );
  }
  return { kind: 'schedule', schedule, ...(windowSeconds === undefined ? {} : { windowSeconds }) };
}
