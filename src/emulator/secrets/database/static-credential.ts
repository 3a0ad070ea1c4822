import type { World } from '../../world';
import { inTurn } from '../turns';
import { getAllowingConnection, inConnectionTurn } from './connection';
import { generateCredential } from './credential';
import { openDatabase } from './database';
import { databaseStaticRoles, roleKey } from './role';
import type { DatabaseStaticRole } from './role';
import { nextRotation } from './rotation';

/** Serializes changes to a role and to its user. */
export function staticRoleTurn({ mount, name }: RoleName): string {
  return `database static role ${roleKey({ mount, name })}`;
}

/** Rotates a stored role's credential at the given time; if `expected` is given, only if the role is still the same. */
export async function rotateStaticRole(
  world: World,
  { mount, name }: RoleName,
  time: Date,
  expected?: DatabaseStaticRole,
): Promise<void> {
  await inTurn(world, staticRoleTurn({ mount, name }), async () => {
    const collection = world.store.of(databaseStaticRoles);
    const role = collection.find(roleKey({ mount, name }));
    if (!role || (expected && role !== expected)) return;
    const rotated = await withNewCredential(world, role, time);
    // The whole state may have been replaced in the meantime.
    if (collection.find(roleKey(role)) === role) collection.put(rotated);
  });
}

type RoleName = Pick<DatabaseStaticRole, 'mount' | 'name'>;

/** Returns the role with a new credential, which the database already has. */
export async function withNewCredential(
  world: World,
  role: DatabaseStaticRole,
  time: Date,
): Promise<DatabaseStaticRole> {
  return inConnectionTurn(world, { mount: role.mount, name: role.dbName }, () => changeCredential(world, role, time));
}

async function changeCredential(world: World, role: DatabaseStaticRole, time: Date): Promise<DatabaseStaticRole> {
  const connection = getAllowingConnection(world, role.mount, role.dbName, role.name);
  const { secret } = await generateCredential(world, role.credential, {
    username: role.username,
    mount: connection.mount,
    passwordPolicy: connection.passwordPolicy,
    ttlSeconds: undefined,
  });
  const { username, rotationStatements: statements } = role;
  const password = secret.password ?? secret.rsa_private_key ?? '';
  if (role.credential.type !== 'password' && connection.server !== 'none') {
    throw new Error(`unsupported credential_type: "${role.credential.type}"`);
  }
  await openDatabase(connection).changePassword({ username, password, statements });
  const { retryAt: _, ...rest } = role;
  return {
    ...rest,
    secret,
    lastRotation: time.toISOString(),
    nextRotation: nextRotation(role.rotation, time, time).toISOString(),
  };
}
