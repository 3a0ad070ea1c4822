import type { Reply } from '../../exchange';
import type { World } from '../../world';
import type { EngineRoute } from '../engine';
import { enveloped, listed, WRITTEN } from '../envelope';
import { readFields, readFlag, readStatements, readText } from '../fields';
import type { Fields } from '../fields';
import { absent, badRequest, failure, SecretsRefusal } from '../refusal';
import { inTurn } from '../turns';
import { findConnection, getAllowingConnection, getConnection } from './connection';
import { readCredential } from './credential-config';
import { databaseRoles, databaseStaticRoles, roleKey } from './role';
import type { DatabaseStaticRole } from './role';
import { hasEnterpriseFields, nextRotation, readRotation } from './rotation';
import { rotateStaticRole, staticRoleTurn, withNewCredential } from './static-credential';

export const staticRoleRoutes: readonly EngineRoute[] = [
  {
    operation: 'Database engine: Create or update static role',
    method: 'POST',
    path: 'static-roles/:name',
    exists: ({ world, mount, parameters: { name } }) => findRole(world, mount, name) !== undefined,
    handle: async ({ world, call, mount, parameters: { name } }) =>
      inTurn(world, staticRoleTurn({ mount, name }), async () => {
        if (world.store.of(databaseRoles).find(roleKey({ mount, name }))) {
          throw badRequest('Role and Static Role names must be unique');
        }
        const fields = readFields(call);
        const before = findRole(world, mount, name);
        const role = before ? updated(world, fields, before) : await created(world, fields, mount, name);
        world.store.of(databaseStaticRoles).put(role);
        // Since schedules exist, Vault returns an empty document.
        return world.dialects.secrets === 'vault' ? enveloped(world, null) : WRITTEN;
      }),
  },
  {
    operation: 'Database engine: Read static role',
    method: 'GET',
    path: 'static-roles/:name',
    handle: ({ world, mount, parameters: { name } }) => {
      const role = findRole(world, mount, name);
      if (!role) throw absent();
      return enveloped(world, shown(world, role));
    },
  },
  {
    operation: 'Database engine: List static roles',
    method: 'LIST',
    path: 'static-roles',
    handle: ({ world, mount }) =>
      listed(
        world,
        world.store
          .of(databaseStaticRoles)
          .where((role) => role.mount === mount)
          .map(({ name }) => name),
      ),
  },
  {
    operation: 'Database engine: Delete static role',
    method: 'DELETE',
    path: 'static-roles/:name',
    handle: async ({ world, mount, parameters: { name } }) =>
      inTurn(world, staticRoleTurn({ mount, name }), async () => {
        world.store.of(databaseStaticRoles).delete(roleKey({ mount, name }));
        return WRITTEN;
      }),
  },
  {
    operation: 'Database engine: Get static credentials',
    method: 'GET',
    path: 'static-creds/:name',
    handle: ({ world, mount, parameters: { name } }) => credentials(world, mount, name),
  },
  {
    operation: 'Database engine: Rotate static role credentials',
    method: 'POST',
    path: 'rotate-role/:name',
    handle: async ({ world, mount, parameters: { name } }) => {
      if (!findRole(world, mount, name)) throw badRequest('no static role found for role name');
      await rotateStaticRole(world, { mount, name }, world.clock.now()).catch((error: Error) => {
        throw failure(
          `unable to finish rotating credentials; retries will continue in the background but it is also safe to retry manually: ${words(error)}`,
        );
      });
      return WRITTEN;
    },
  },
];

function findRole({ store }: World, mount: string, name: string): DatabaseStaticRole | undefined {
  return store.of(databaseStaticRoles).find(roleKey({ mount, name }));
}

/** A new role rotates the user's credential at once; if that fails, the role is not stored. */
async function created(world: World, fields: Fields, mount: string, name: string): Promise<DatabaseStaticRole> {
  const username = readText(fields, 'username') ?? '';
  const dbName = readText(fields, 'db_name') ?? '';
  if (dbName === '') throw badRequest('database name is a required field');
  if (username === '') throw badRequest('username is a required field to create a static account');
  const rotation = readRotation(world, fields, undefined);
  const credential = readCredential(world, fields, undefined);
  checkCredential(world, credential.type);
  const now = world.clock.now();
  const time = now.toISOString();
  const rotationStatements = readStatements(fields, 'rotation_statements') ?? [];
  const role: DatabaseStaticRole = {
    ...takenOver(world, fields, undefined, findConnection(world, mount, dbName)?.skipStaticRoleImportRotation),
    mount,
    name,
    dbName,
    username,
    rotation,
    rotationStatements,
    credential,
    secret: {},
    lastRotation: time,
    nextRotation: time,
  };
  if (role.skipImportRotation) {
    getAllowingConnection(world, mount, dbName, name);
    const secret: Record<string, string> = role.password === undefined ? {} : { password: role.password };
    return { ...role, secret, nextRotation: nextRotation(rotation, now, now).toISOString() };
  }
  return withNewCredential(world, role, now).catch((error: Error) => {
    throw error instanceof SecretsRefusal ? error : failure(error.message);
  });
}

/** How to take over a user. Services without these fields ignore them. */
function takenOver(
  world: World,
  fields: Fields,
  before: DatabaseStaticRole | undefined,
  byDefault = false,
): Pick<DatabaseStaticRole, 'skipImportRotation' | 'password'> {
  if (!hasEnterpriseFields(world)) return { skipImportRotation: false };
  const password = readText(fields, 'password') ?? before?.password;
  return {
    skipImportRotation: readFlag(fields, 'skip_import_rotation') ?? before?.skipImportRotation ?? byDefault,
    ...(password === undefined || password === '' ? {} : { password }),
  };
}

/** The username cannot change but must be repeated; nothing is rotated. */
function updated(world: World, fields: Fields, before: DatabaseStaticRole): DatabaseStaticRole {
  if (readText(fields, 'username') !== before.username) throw badRequest('cannot update static account username');
  const dbName = readText(fields, 'db_name') ?? before.dbName;
  if (dbName === '') throw badRequest('database name is a required field');
  getConnection(world, before.mount, dbName);
  const rotation = readRotation(world, fields, before.rotation);
  const credential = readCredential(world, fields, before.credential);
  checkCredential(world, credential.type);
  const { password: _, ...rest } = before;
  const taken = takenOver(world, fields, before);
  const isSent = taken.password !== undefined && taken.password !== before.password;
  return {
    ...rest,
    ...taken,
    ...(isSent && { secret: { password: taken.password } }),
    dbName,
    rotation,
    credential,
    rotationStatements: readStatements(fields, 'rotation_statements') ?? before.rotationStatements,
    nextRotation: nextRotation(rotation, new Date(before.lastRotation), world.clock.now()).toISOString(),
  };
}

/** A certificate would require a new user, so Vault and OpenBao do not support it here. */
function checkCredential({ dialects }: World, type: string): void {
  if (type === 'client_certificate' && dialects.secrets !== 'standard') {
    throw badRequest(`credential_type "${type}" is not supported for static roles`);
  }
}

function shown(world: World, role: DatabaseStaticRole): object {
  const { type, config } = role.credential;
  return {
    db_name: role.dbName,
    username: role.username,
    rotation_statements: role.rotationStatements,
    ...(world.settings.databaseInterface === 'earlier'
      ? {}
      : { credential_type: type, ...(Object.keys(config).length > 0 ? { credential_config: config } : {}) }),
    ...(hasEnterpriseFields(world) ? { skip_import_rotation: role.skipImportRotation } : {}),
    ...rotationShown(role),
    ...lastRotation(world, role),
  };
}

function credentials(world: World, mount: string, name: string): Reply {
  const role = findRole(world, mount, name);
  if (!role) throw badRequest(`unknown role: ${name}`);
  getAllowingConnection(world, mount, role.dbName, name);
  const ttl = Math.max(0, Math.floor((Date.parse(role.nextRotation) - world.clock.now().getTime()) / 1000));
  return enveloped(world, {
    username: role.username,
    ...role.secret,
    ...lastRotation(world, role),
    ttl,
    ...rotationShown(role),
  });
}

function rotationShown({ rotation }: DatabaseStaticRole): object {
  if (rotation.kind === 'period') return { rotation_period: rotation.seconds };
  return {
    rotation_schedule: rotation.schedule,
    ...(rotation.windowSeconds === undefined ? {} : { rotation_window: rotation.windowSeconds }),
  };
}

/** With the offset of the service's time zone, UTC. */
function lastRotation({ dialects }: World, { lastRotation: time }: DatabaseStaticRole): object {
  return {
    [dialects.secrets === 'standard' ? 'last_service_rotation' : 'last_vault_rotation']: time.replace('Z', '+00:00'),
  };
}

function words(error: Error): string {
  return error instanceof SecretsRefusal
    ? error.texts.join('; ').replace(/^1 error occurred:\n\t\* |\n\n$/g, '')
    : error.message;
}
