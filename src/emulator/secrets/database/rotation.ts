import type { World } from '../../world';
import type { Fields } from '../fields';
import { readSeconds, readText } from '../fields';
import { badRequest } from '../refusal';
import { databaseStaticRoles, roleKey } from './role';
import type { DatabaseStaticRole, Rotation } from './role';
import { checkSchedule, lastTime, nextTime } from './schedule';
import { rotateStaticRole } from './static-credential';

const SHORTEST_PERIOD_SECONDS = 5;
const SHORTEST_WINDOW_SECONDS = 3600;
const RETRY_SECONDS = 10;

/** Reads the period or schedule. Fields that the write leaves out keep their values; setting one kind removes the other. */
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

/** Fields of one edition of Vault, which the emulator's version has. */
export const hasEnterpriseFields = hasSchedules;

/** When the next rotation is due, counted from the last one. A schedule counts from now. */
export function nextRotation(rotation: Rotation, last: Date, now: Date): Date {
  return rotation.kind === 'period'
    ? new Date(last.getTime() + rotation.seconds * 1000)
    : nextTime(rotation.schedule, now);
}

/** Carries out overdue rotations as of the time at which they were due. A failed rotation is retried while its window is open. */
export async function rotateDue(world: World): Promise<void> {
  const now = world.clock.now();
  const time = now.toISOString();
  for (const role of world.store.of(databaseStaticRoles).due(time)) {
    await rotateStaticRole(world, role, role.retryAt === undefined ? lastDue(role, now) : now, role).catch(() =>
      postpone(world, role, now),
    );
  }
}

function lastDue({ rotation, nextRotation: next }: DatabaseStaticRole, now: Date): Date {
  const first = new Date(next);
  if (rotation.kind === 'schedule') return lastTime(rotation.schedule, now) ?? first;
  const periodMs = rotation.seconds * 1000;
  return new Date(first.getTime() + Math.floor((now.getTime() - first.getTime()) / periodMs) * periodMs);
}

function postpone(world: World, role: DatabaseStaticRole, now: Date): void {
  const collection = world.store.of(databaseStaticRoles);
  if (collection.find(roleKey(role)) !== role) return;
  const { retryAt: _, ...rest } = role;
  const retryAt = new Date(now.getTime() + RETRY_SECONDS * 1000);
  const { rotation } = role;
  const opened = rotation.kind === 'schedule' ? (lastTime(rotation.schedule, now) ?? new Date(role.nextRotation)) : now;
  const missed =
    rotation.kind === 'schedule' &&
    rotation.windowSeconds !== undefined &&
    retryAt.getTime() > opened.getTime() + rotation.windowSeconds * 1000;
  collection.put(
    missed
      ? { ...rest, nextRotation: nextTime(rotation.schedule, now).toISOString() }
      : { ...rest, retryAt: retryAt.toISOString() },
  );
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
