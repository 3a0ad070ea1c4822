import type { World } from '../../world';
import type { EngineRoute } from '../engine';
import { enveloped, listed, WRITTEN } from '../envelope';
import { readFields, readSeconds, readStatements, readText } from '../fields';
import type { Fields } from '../fields';
import { lifetimesAt } from '../mounts';
import { absent, badRequest } from '../refusal';
import { readCredential } from './credential-config';
import { databaseRoles, databaseStaticRoles, roleKey } from './role';
import type { DatabaseRole } from './role';

export const roleRoutes: readonly EngineRoute[] = [
  {
    operation: 'Database engine: Create or update role',
    method: 'POST',
    path: 'roles/:name',
    exists: ({ world, mount, parameters: { name } }) =>
      world.store.of(databaseRoles).find(roleKey({ mount, name })) !== undefined,
    handle: ({ world, call, mount, parameters: { name } }) => {
      if (world.store.of(databaseStaticRoles).find(roleKey({ mount, name }))) {
        throw badRequest('Role and Static Role names must be unique');
      }
      const role = written(world, readFields(call), mount, name);
      check(world, role);
      world.store.of(databaseRoles).put(role);
      return WRITTEN;
    },
  },
  {
    operation: 'Database engine: Read role',
    method: 'GET',
    path: 'roles/:name',
    handle: ({ world, mount, parameters: { name } }) => {
      const role = world.store.of(databaseRoles).find(roleKey({ mount, name }));
      if (!role) throw absent();
      return enveloped(world, shown(world, role));
    },
  },
  {
    operation: 'Database engine: List roles',
    method: 'LIST',
    path: 'roles',
    handle: ({ world, mount }) =>
      listed(
        world,
        world.store
          .of(databaseRoles)
          .where((role) => role.mount === mount)
          .map(({ name }) => name),
      ),
  },
  {
    operation: 'Database engine: Delete role',
    method: 'DELETE',
    path: 'roles/:name',
    handle: ({ world, mount, parameters: { name } }) => {
      world.store.of(databaseRoles).delete(roleKey({ mount, name }));
      return WRITTEN;
    },
  },
];

/** Omitted fields keep their values. */
function written(world: World, fields: Fields, mount: string, name: string): DatabaseRole {
  const before = world.store.of(databaseRoles).find(roleKey({ mount, name }));
  return {
    mount,
    name,
    dbName: readText(fields, 'db_name') ?? before?.dbName ?? '',
    defaultTtlSeconds: readSeconds(fields, 'default_ttl') ?? before?.defaultTtlSeconds ?? 0,
    maxTtlSeconds: readSeconds(fields, 'max_ttl') ?? before?.maxTtlSeconds ?? 0,
    creationStatements: statements(fields, 'creation_statements') ?? before?.creationStatements ?? [],
    revocationStatements: statements(fields, 'revocation_statements') ?? before?.revocationStatements ?? [],
    rollbackStatements: statements(fields, 'rollback_statements') ?? before?.rollbackStatements ?? [],
    renewStatements: statements(fields, 'renew_statements') ?? before?.renewStatements ?? [],
    credential: readCredential(world, fields, before?.credential),
  };
}

function statements(fields: Fields, name: string): string[] | undefined {
  return readStatements(fields, name)?.filter((statement) => statement !== '');
}

/** Vault and OpenBao do not require statements, and cap the lifetime when they create a user. */
function check(world: World, role: DatabaseRole): void {
  if (role.dbName === '') throw badRequest('database name is required');
  if (world.dialects.secrets !== 'standard') return;
  if (role.creationStatements.length === 0) throw badRequest('creation_statements are required');
  const { longest } = lifetimesAt(world, role.mount);
  if (role.maxTtlSeconds > longest) {
    throw badRequest(`max_ttl must not be greater than the mount's maximum of ${longest} seconds`);
  }
}

function shown(world: World, role: DatabaseRole): object {
  const { type, config } = role.credential;
  return {
    db_name: role.dbName,
    creation_statements: role.creationStatements,
    revocation_statements: role.revocationStatements,
    rollback_statements: role.rollbackStatements,
    renew_statements: role.renewStatements,
    default_ttl: role.defaultTtlSeconds,
    max_ttl: role.maxTtlSeconds,
    ...(world.settings.databaseInterface === 'earlier'
      ? {}
      : { credential_type: type, ...(Object.keys(config).length > 0 ? { credential_config: config } : {}) }),
  };
}
