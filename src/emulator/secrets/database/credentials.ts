import type { World } from '../../world';
import type { EngineRoute } from '../engine';
import { enveloped } from '../envelope';
import { cappedLifetime, leaseLifetime, leases, newLease } from '../leases';
import type { Lease, Lifetimes } from '../leases';
import { badRequest, failure, renewalRefusal, SecretsRefusal } from '../refusal';
import { ownerOf } from '../request';
import { detail, findConnection, getAllowingConnection, inConnectionTurn } from './connection';
import type { DatabaseConnection } from './connection';
import { generateCredential } from './credential';
import { openDatabase } from './database';
import { databaseRoles, roleKey } from './role';
import type { DatabaseRole } from './role';
import { defaultUsername, renderUsername } from './username';

/** A lease's record of its role, which may be deleted before the lease ends. */
interface DatabaseSecret {
  /** Absent in snapshots from earlier versions. */
  readonly role?: string;
  readonly username: string;
  readonly connection: string;
  readonly revocationStatements: readonly string[];
  readonly renewStatements: readonly string[];
}

export const credentialRoutes: readonly EngineRoute[] = [
  {
    operation: 'Database engine: Generate credentials',
    method: 'GET',
    path: 'creds/:name',
    handle: async ({ world, call, mount, parameters: { name } }) => {
      const role = world.store.of(databaseRoles).find(roleKey({ mount, name }));
      if (!role) throw badRequest(`unknown role: ${name}`);
      const { lease, data, warnings } = await inConnectionTurn(world, { mount, name: role.dbName }, () =>
        issue(world, role, ownerOf(call)),
      );
      world.store.of(leases).put(lease);
      return enveloped(world, data, { lease, warnings });
    },
  },
];

async function issue(
  world: World,
  role: DatabaseRole,
  owner: string | undefined,
): Promise<{ readonly lease: Lease; readonly data: object; readonly warnings: string[] }> {
  const { mount, name, dbName, defaultTtlSeconds, maxTtlSeconds, credential } = role;
  const connection = getAllowingConnection(world, mount, dbName, name);
  const facts = { role: name, now: world.clock.now(), random: world.random };
  const template = detail(connection, 'username_template');
  const proposed = template === '' ? defaultUsername(facts) : renderUsername(template, facts);
  const { username, secret } = await generateCredential(world, credential, {
    username: proposed,
    role: name,
    mount: connection.mount,
    passwordPolicy: connection.passwordPolicy,
    ttlSeconds: leaseLifetime(world, mount, { ttlSeconds: defaultTtlSeconds, maxTtlSeconds }).ttlSeconds,
  }).catch((error: Error) => {
    throw error instanceof SecretsRefusal ? error : failure(error.message);
  });
  const kept: DatabaseSecret = {
    role: name,
    username,
    connection: dbName,
    revocationStatements: role.revocationStatements,
    renewStatements: role.renewStatements,
  };
  const lease = newLease(world, {
    mount,
    path: `creds/${name}`,
    renewable: true,
    ttlSeconds: defaultTtlSeconds,
    maxTtlSeconds,
    owner,
    secret: { ...kept },
  });
  if (connection.server !== 'none' && credential.type !== 'password') {
    throw failure(`unsupported credential_type: "${credential.type}"`);
  }
  const user = {
    username,
    password: secret.password ?? '',
    expiresAt: new Date(lease.expiresAt),
    statements: role.creationStatements,
  };
  await openDatabase(connection)
    .createUser(user)
    .catch((error: Error) => {
      throw failure(error.message);
    });
  const capped = defaultTtlSeconds > lease.ttlSeconds;
  const warnings = capped ? [cappedLifetime(defaultTtlSeconds, lease.ttlSeconds)] : [];
  return { lease, data: { username, ...secret }, warnings };
}

/** A lease without its role is not renewed. */
export function roleLifetimes(world: World, lease: Lease): Lifetimes {
  const { role: name } = lease.secret as object as DatabaseSecret;
  if (name === undefined) return lease;
  const role = world.store.of(databaseRoles).find(roleKey({ mount: lease.mount, name }));
  if (!role) throw renewalRefusal(`error during renew: could not find role with name "${name}"`);
  return { ttlSeconds: role.defaultTtlSeconds, maxTtlSeconds: role.maxTtlSeconds };
}

/** Revocation needs the connection: without it, the lease stays and is retried. */
export async function revokeUser(world: World, lease: Lease): Promise<void> {
  await withConnection(world, lease, (connection, { username, revocationStatements: statements }) =>
    openDatabase(connection).removeUser({ username, statements }),
  );
}

export async function renewUser(world: World, lease: Lease, expiresAt: Date): Promise<void> {
  await withConnection(world, lease, (connection, { username, renewStatements: statements }) =>
    openDatabase(connection).renewUser({ username, expiresAt, statements }),
  );
}

async function withConnection(
  world: World,
  { mount, secret }: Lease,
  work: (connection: DatabaseConnection, secret: DatabaseSecret) => Promise<void>,
): Promise<void> {
  // Every lease of this engine was created by `issue` above.
  const kept = secret as object as DatabaseSecret;
  const { connection: name } = kept;
  await inConnectionTurn(world, { mount, name }, async () => {
    const connection = findConnection(world, mount, name);
    if (!connection) throw new Error(`failed to find entry for connection with name: "${name}"`);
    await work(connection, kept);
  });
}
