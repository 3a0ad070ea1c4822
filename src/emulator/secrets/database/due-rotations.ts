import type { World } from '../../world';
import { databaseStaticRoles, roleKey } from './role';
import type { DatabaseStaticRole } from './role';
import { lastTime, nextTime } from './schedule';
import { rotateStaticRole } from './static-credential';

const RETRY_SECONDS = 10;

/** Carries out overdue rotations as of the time when they were due. A failed rotation is retried while its window is open. */
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
