import type { Kind } from '../../store';
import type { World } from '../../world';
import { mounts } from '../mounts';
import type { UserLockout } from '../mounts';

/** What can be locked out: a role or a user. */
interface Lockable {
  readonly mount: string;
  readonly name: string;
}

/** The number of refused logins since the last successful one. */
interface RefusedLogins {
  readonly mount: string;
  readonly role: string;
  readonly count: number;
  readonly lastAt: string;
}

export const refusedLogins: Kind<RefusedLogins> = { name: 'refusedLogins', key: refusedKey };

const STANDARD: UserLockout = { threshold: 5, durationSeconds: 900, counterResetSeconds: 900, disable: false };

/** Whether all logins are refused, even with the right secret id. */
export function isLockedOut(world: World, role: Lockable): boolean {
  const { threshold, durationSeconds, disable } = lockoutOf(world, role);
  const refused = world.store.of(refusedLogins).find(refusedKey({ mount: role.mount, role: role.name }));
  return !disable && refused !== undefined && refused.count >= threshold && age(world, refused) < durationSeconds;
}

export function countRefusal(world: World, { mount, name: role }: Lockable): void {
  const { counterResetSeconds } = lockoutOf(world, { mount });
  const collection = world.store.of(refusedLogins);
  const before = collection.find(refusedKey({ mount, role }));
  const count = before && age(world, before) < counterResetSeconds ? before.count : 0;
  collection.put({ mount, role, count: count + 1, lastAt: world.clock.now().toISOString() });
}

export function forgetRefusals({ store }: World, { mount, name: role }: Lockable): void {
  store.of(refusedLogins).delete(refusedKey({ mount, role }));
}

function lockoutOf({ store }: World, { mount }: Pick<Lockable, 'mount'>): UserLockout {
  const { threshold, durationSeconds, counterResetSeconds, disable } =
    store.of(mounts).find(mount)?.userLockout ?? STANDARD;
  return {
    threshold: threshold || STANDARD.threshold,
    durationSeconds: durationSeconds || STANDARD.durationSeconds,
    counterResetSeconds: counterResetSeconds || STANDARD.counterResetSeconds,
    disable,
  };
}

function refusedKey({ mount, role }: Pick<RefusedLogins, 'mount' | 'role'>): string {
  return `${mount} ${role}`;
}

function age({ clock }: World, { lastAt }: RefusedLogins): number {
  return (clock.now().getTime() - Date.parse(lastAt)) / 1000;
}
