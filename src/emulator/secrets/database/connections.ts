import type { World } from '../../world';
import type { EngineRoute } from '../engine';
import { enveloped, listed, WRITTEN } from '../envelope';
import { readFields, readFlag, readNames, readSeconds, readStatements, readText } from '../fields';
import type { Fields } from '../fields';
import { templateFault } from '../name-template';
import { generateByPolicy } from '../password-policy';
import { absent, badRequest, failure } from '../refusal';
import {
  connectionKey,
  databaseConnections,
  detail,
  findConnection,
  getConnection,
  inConnectionTurn,
} from './connection';
import type { DatabaseConnection, RootRotation } from './connection';
import { hasLiteralPassword, redactedUrl } from './connection-url';
import { openDatabase } from './database';
import { checkConnectionString, checkedVersion, checkPlugin, decideServer } from './plugins';
import { hasEnterpriseFields } from './rotation';
import { checkSchedule } from './schedule';

const OWN_FIELDS = [
  'name',
  'plugin_name',
  'verify_connection',
  'allowed_roles',
  'root_rotation_statements',
  'password_policy',
];
/** Fields of services that rotate the root user's password themselves. Others store them as details. */
const ROTATION_FIELDS = [
  'rotation_period',
  'rotation_schedule',
  'rotation_window',
  'disable_automated_rotation',
  'skip_static_role_import_rotation',
];
/** Details that are never returned. */
const HIDDEN = ['password', 'private_key'];

export const connectionRoutes: readonly EngineRoute[] = [
  {
    operation: 'Database engine: Configure connection',
    method: 'POST',
    path: 'config/:name',
    exists: ({ world, mount, parameters: { name } }) => findConnection(world, mount, name) !== undefined,
    handle: async ({ world, call, mount, parameters: { name } }) =>
      inConnectionTurn(world, { mount, name }, async () => {
        const fields = readFields(call);
        const given = configured(world, fields, mount, name);
        checkConfiguration(given);
        const connection = await withServer(world, given);
        if (connection.verifyConnection) await verify(connection);
        world.store.of(databaseConnections).put(connection);
        if (!hasLiteralPassword(detail(connection, 'connection_url'))) return WRITTEN;
        return enveloped(world, null, {
          warnings: [
            'Password found in connection_url, use a templated url to enable root rotation and prevent read access to password information.',
          ],
        });
      }),
  },
  {
    operation: 'Database engine: Read connection',
    method: 'GET',
    path: 'config/:name',
    handle: ({ world, mount, parameters: { name } }) => {
      const connection = findConnection(world, mount, name);
      if (!connection) throw absent();
      return enveloped(world, shown(world, connection));
    },
  },
  {
    operation: 'Database engine: List connections',
    method: 'LIST',
    path: 'config',
    handle: ({ world, mount }) =>
      listed(
        world,
        world.store
          .of(databaseConnections)
          .where((connection) => connection.mount === mount)
          .map(({ name }) => name),
      ),
  },
  {
    operation: 'Database engine: Delete connection',
    method: 'DELETE',
    path: 'config/:name',
    handle: ({ world, mount, parameters: { name } }) => {
      world.store.of(databaseConnections).delete(connectionKey({ mount, name }));
      return WRITTEN;
    },
  },
  {
    operation: 'Database engine: Reset connection',
    method: 'POST',
    path: 'reset/:name',
    handle: async ({ world, mount, parameters: { name } }) =>
      inConnectionTurn(world, { mount, name }, async () => {
        await openDatabase(getConnection(world, mount, name))
          .verify()
          .catch(fail);
        return WRITTEN;
      }),
  },
  {
    operation: 'Database engine: Reload plugin',
    method: 'POST',
    path: 'reload/:plugin_name',
    absentIn: ['openbao'],
    handle: ({ world, mount, parameters: { plugin_name } }) => {
      const reloaded = world.store
        .of(databaseConnections)
        .where((connection) => connection.mount === mount && connection.pluginName === plugin_name);
      return enveloped(world, { connections: reloaded.map(({ name }) => name).sort(), count: reloaded.length });
    },
  },
  {
    operation: 'Database engine: Rotate root credentials',
    method: 'POST',
    path: 'rotate-root/:name',
    handle: async ({ world, mount, parameters: { name } }) =>
      inConnectionTurn(world, { mount, name }, async () => {
        await rotateRoot(world, getConnection(world, mount, name));
        return WRITTEN;
      }),
  },
];

/** Omitted details keep their values; a detail cannot be removed. */
function configured(world: World, fields: Fields, mount: string, name: string): DatabaseConnection {
  const before = findConnection(world, mount, name);
  const later = world.settings.databaseInterface === 'later';
  const pluginName = readText(fields, 'plugin_name') ?? before?.pluginName ?? '';
  checkPlugin(world, pluginName);
  const given = readText(fields, 'plugin_version');
  const rotates = hasEnterpriseFields(world);
  const own = [...OWN_FIELDS, ...(later ? ['plugin_version'] : []), ...(rotates ? ROTATION_FIELDS : [])];
  return {
    mount,
    name,
    pluginName,
    pluginVersion:
      later && given !== undefined ? checkedVersion(world, pluginName, given) : (before?.pluginVersion ?? ''),
    verifyConnection: readFlag(fields, 'verify_connection') ?? true,
    allowedRoles: readNames(fields, 'allowed_roles') ?? before?.allowedRoles ?? [],
    rootRotationStatements: readStatements(fields, 'root_rotation_statements') ?? before?.rootRotationStatements ?? [],
    passwordPolicy: readText(fields, 'password_policy') ?? before?.passwordPolicy ?? '',
    rootRotation: rotates ? readRootRotation(fields, before?.rootRotation) : NO_ROTATION,
    skipStaticRoleImportRotation:
      (rotates ? readFlag(fields, 'skip_static_role_import_rotation') : undefined) ??
      before?.skipStaticRoleImportRotation ??
      false,
    details: {
      ...before?.details,
      ...Object.fromEntries(Object.entries(fields).filter(([key]) => !own.includes(key))),
    },
    server: before?.server ?? 'none',
  };
}

/** Checks that the plugin performs when it starts with the configuration. */
function checkConfiguration(connection: DatabaseConnection): void {
  if (connection.verifyConnection) {
    checkConnectionString(connection.pluginName, detail(connection, 'connection_url'));
  }
  checkPool(connection);
  const template = detail(connection, 'username_template');
  const fault = template === '' ? undefined : templateFault(template);
  if (fault === undefined) return;
  const what =
    fault.kind === 'parse'
      ? 'unable to initialize username template: unable to parse template'
      : 'invalid username template: unable to apply template';
  throw badRequest(`error creating database object: ${what}: ${fault.text}`);
}

/** The plugins that keep a connection pool to an SQL database and refuse pool settings they cannot read. */
const POOLED = /^(?:hana|mssql|mysql(?:-aurora|-legacy|-rds)?|postgresql|redshift)-database-plugin$/;
const DURATION = /^[+-]?(?:(?:\d+(?:\.\d*)?|\.\d+)(?:ns|us|µs|ms|s|m|h))+$/;
const PASSWORD_AUTHENTICATIONS = ['', 'password', 'scram-sha-256'];

function checkPool({ pluginName, details }: DatabaseConnection): void {
  if (!POOLED.test(pluginName)) return;
  for (const name of ['max_open_connections', 'max_idle_connections']) {
    const given = details[name];
    if (typeof given !== 'string' || /^(?:[+-]?\d+)?$/.test(given)) continue;
    throw badRequest(
      'error creating database object: decoding failed due to the following error(s):\n\n' +
        `'${name}' cannot parse value as 'int': strconv.ParseInt: invalid syntax`,
    );
  }
  const lifetime = details.max_connection_lifetime;
  if (typeof lifetime === 'string' && !/^\d*$/.test(lifetime) && !DURATION.test(lifetime)) {
    throw badRequest(
      `error creating database object: invalid max_connection_lifetime: time: invalid duration ${JSON.stringify(lifetime)}`,
    );
  }
  const authentication = details.password_authentication;
  if (pluginName !== 'postgresql-database-plugin' || typeof authentication !== 'string') return;
  if (PASSWORD_AUTHENTICATIONS.includes(authentication)) return;
  throw badRequest(`error creating database object: '${authentication}' is not a valid password authentication type`);
}

const NO_ROTATION: RootRotation = { periodSeconds: 0, schedule: '', windowSeconds: 0, disabled: false };

/** A period excludes a schedule; a window requires a schedule. */
function readRootRotation(fields: Fields, before: RootRotation = NO_ROTATION): RootRotation {
  const rotation = {
    periodSeconds: readSeconds(fields, 'rotation_period') ?? before.periodSeconds,
    schedule: readText(fields, 'rotation_schedule') ?? before.schedule,
    windowSeconds: readSeconds(fields, 'rotation_window') ?? before.windowSeconds,
    disabled: readFlag(fields, 'disable_automated_rotation') ?? before.disabled,
  };
  const { periodSeconds, schedule, windowSeconds } = rotation;
  if (periodSeconds !== 0 && schedule !== '') {
    throw badRequest('mutually exclusive fields rotation_period and rotation_schedule were both specified');
  }
  if (windowSeconds !== 0 && schedule === '') {
    throw badRequest('rotation_window is invalid without rotation_schedule');
  }
  if (schedule !== '') checkSchedule(schedule);
  return rotation;
}

async function withServer(world: World, connection: DatabaseConnection): Promise<DatabaseConnection> {
  return {
    ...connection,
    server: await decideServer(world, connection, findConnection(world, connection.mount, connection.name)),
  };
}

async function verify(connection: DatabaseConnection): Promise<void> {
  await openDatabase(connection)
    .verify()
    .catch((error: Error) => {
      throw badRequest(`error creating database object: error verifying connection: ${error.message}`);
    });
}

async function rotateRoot(world: World, connection: DatabaseConnection): Promise<void> {
  const username = detail(connection, 'username');
  if (username === '') throw failure('unable to rotate root credentials: no username in configuration');
  if (detail(connection, 'password') === '') {
    throw failure('unable to rotate root credentials: no password in configuration');
  }
  const password = generateByPolicy(world, connection.mount, connection.passwordPolicy);
  await openDatabase(connection)
    .changePassword({ username, password, statements: connection.rootRotationStatements })
    .catch(fail);
  world.store.of(databaseConnections).put({ ...connection, details: { ...connection.details, password } });
}

function fail(error: Error): never {
  throw failure(error.message);
}

function shown(world: World, connection: DatabaseConnection): object {
  const details = Object.fromEntries(
    Object.entries(connection.details)
      .filter(([key]) => !HIDDEN.includes(key))
      .map(([key, value]) => [key, key === 'connection_url' ? redactedUrl(value) : value]),
  );
  const earlier = {
    allowed_roles: connection.allowedRoles,
    connection_details: details,
    plugin_name: connection.pluginName,
  };
  if (world.settings.databaseInterface === 'earlier') return earlier;
  return {
    ...earlier,
    plugin_version: connection.pluginVersion,
    password_policy: connection.passwordPolicy,
    root_credentials_rotate_statements: connection.rootRotationStatements,
    ...(hasEnterpriseFields(world) ? rotationShown(connection) : {}),
  };
}

function rotationShown({ rootRotation, skipStaticRoleImportRotation }: DatabaseConnection): object {
  return {
    rotation_period: rootRotation.periodSeconds,
    rotation_schedule: rootRotation.schedule,
    rotation_window: rootRotation.windowSeconds,
    disable_automated_rotation: rootRotation.disabled,
    skip_static_role_import_rotation: skipStaticRoleImportRotation,
  };
}
