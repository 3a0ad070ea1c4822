import type { Value, Values } from '../../../../src/definition/value';
import type { TestEmulator } from '../../../support/emulator';
import type { CreateFixture, WrongConfiguration } from '../../../support/environments/fixture';

const URL = 'postgresql://{{username}}:{{password}}@db.example.com:5432/orders';
const OTHER_URL = 'postgresql://{{username}}:{{password}}@db-2.example.com:5432/orders';

/** Field names in requests. Every other attribute is a parameter of the plugin. */
const WIRE: { readonly [attribute: string]: string } = {
  pluginName: 'plugin_name',
  pluginVersion: 'plugin_version',
  verifyConnection: 'verify_connection',
  allowedRoles: 'allowed_roles',
  rootRotationStatements: 'root_rotation_statements',
  passwordPolicy: 'password_policy',
  connectionUrl: 'connection_url',
  username: 'username',
  password: 'password',
  disableEscaping: 'disable_escaping',
  rotationPeriod: 'rotation_period',
  rotationSchedule: 'rotation_schedule',
  rotationWindow: 'rotation_window',
  disableAutomatedRotation: 'disable_automated_rotation',
  skipStaticRoleImportRotation: 'skip_static_role_import_rotation',
};
/** The parameters that these configurations set as secrets. */
const SECRET_PARAMETERS = ['private_key', 'tls_certificate_key'];
const EMPTY: { readonly [attribute: string]: Value } = {
  allowedRoles: [],
  rootRotationStatements: [],
  disableEscaping: false,
  rotationPeriod: 0,
  rotationWindow: 0,
  disableAutomatedRotation: false,
  skipStaticRoleImportRotation: false,
};

/** Several fixtures mount this engine, perhaps at the same time: the second one finds it mounted. */
export async function mountDatabase(service: TestEmulator, path: string): Promise<void> {
  const { status } = await service.request('POST', `/v1/sys/mounts/${path}`, { body: { type: 'database' } });
  if (status >= 300 && (await service.request('GET', `/v1/sys/mounts/${path}`)).status !== 200) {
    throw new Error(`${path} could not be mounted: ${status}`);
  }
}

export const createFixture: CreateFixture = async (service) => {
  await mountDatabase(service, 'team/database');
  const minimal = { name: 'orders', pluginName: 'postgresql-database-plugin' };
  const everything = {
    ...minimal,
    mount: 'database',
    pluginVersion: 'v1.2.0',
    verifyConnection: false,
    allowedRoles: ['app', 'reporting'],
    rootRotationStatements: ['ALTER ROLE "{{username}}" PASSWORD \'{{password}}\''],
    passwordPolicy: 'long',
    username: 'root',
    disableEscaping: true,
    parameters: { max_open_connections: '4', username_template: 'v-{{random 8}}' },
  };
  const pathOf = ({ mount = 'database', name }: Values) => `/v1/${String(mount)}/config/${String(name)}`;
  const stored = async ({ mount = 'database', name }: Values) =>
    ((await service.control.snapshot()).objects.databaseConnections as unknown as StoredConnection[]).find(
      (one) => one.mount === mount && one.name === name,
    );
  return {
    minimal,
    second: { name: 'orders-3' },
    full: [
      {
        forceDestroy: false,
        ...everything,
        connectionUrl: URL,
        password: 'root password',
        rotationSchedule: '0 3 * * SUN',
        rotationWindow: '3600',
        disableAutomatedRotation: true,
        skipStaticRoleImportRotation: true,
      },
      {
        ...everything,
        rotationPeriod: '86400',
        connectionUrlWo: URL,
        connectionUrlWoVersion: 1,
        passwordWo: 'root password',
        passwordWoVersion: 1,
        parametersWo: { private_key: 'a private key', tls_certificate_key: 'a certificate and its key' },
        parametersWoVersion: 1,
      },
    ],
    changed: {
      forceDestroy: true,
      mount: 'team/database',
      name: 'orders-2',
      pluginName: 'mysql-database-plugin',
      pluginVersion: 'v2.0.0',
      verifyConnection: true,
      allowedRoles: ['app'],
      rootRotationStatements: ['SELECT 1', 'SELECT 2'],
      passwordPolicy: 'short',
      connectionUrl: OTHER_URL,
      connectionUrlWo: OTHER_URL,
      connectionUrlWoVersion: 2,
      username: 'admin',
      password: 'another password',
      passwordWo: 'another password',
      passwordWoVersion: 2,
      disableEscaping: false,
      rotationPeriod: '3600',
      rotationSchedule: '30 4 * * MON',
      rotationWindow: '7200',
      disableAutomatedRotation: false,
      skipStaticRoleImportRotation: false,
      parameters: { max_open_connections: '8' },
      parametersWo: { private_key: 'another private key' },
      parametersWoVersion: 2,
    },
    // `false` is no drift of an absent flag.
    needs: { rotationWindow: { rotationSchedule: '0 3 * * SUN' } },
    removedWith: { rotationSchedule: { rotationWindow: undefined } },
    exempt: {
      forceDestroy: 'local: it decides how Lintel destroys the connection',
      verifyConnection: 'sometimes unreadable: in no response',
      disableEscaping: 'sometimes unreadable: only plugins with a connection string return it',
      connectionUrlWo: 'unreadable: kept out of state',
      connectionUrlWoVersion: 'local: marks a changed connection string, and is never sent',
      password: 'unreadable: never in a response',
      passwordWo: 'unreadable: never in a response',
      passwordWoVersion: 'local: marks a changed password, and is never sent',
      parametersWo: 'unreadable: kept out of state',
      parametersWoVersion: 'local: marks changed parameters, and is never sent',
    },

    async look(state) {
      const found = await stored(state);
      if (!found) return undefined;
      const { details, server: _, rootRotation, ...reported } = found;
      const parameters = Object.entries(details).filter(
        ([key, value]) => !Object.values(WIRE).includes(key) && value !== '',
      );
      const group = (secret: boolean) =>
        Object.fromEntries(parameters.filter(([key]) => SECRET_PARAMETERS.includes(key) === secret)) as Values;
      return {
        ...reported,
        pluginVersion: reported.pluginVersion || undefined,
        passwordPolicy: reported.passwordPolicy || undefined,
        allowedRoles: nonEmpty(reported.allowedRoles),
        rootRotationStatements: nonEmpty(reported.rootRotationStatements),
        connectionUrl: details.connection_url || undefined,
        username: details.username || undefined,
        password: details.password || undefined,
        disableEscaping: details.disable_escaping,
        rotationPeriod: rootRotation.periodSeconds === 0 ? undefined : String(rootRotation.periodSeconds),
        rotationSchedule: rootRotation.schedule || undefined,
        rotationWindow: rootRotation.windowSeconds === 0 ? undefined : String(rootRotation.windowSeconds),
        disableAutomatedRotation: flagOf(rootRotation.disabled, state.disableAutomatedRotation),
        skipStaticRoleImportRotation: flagOf(
          reported.skipStaticRoleImportRotation === true,
          state.skipStaticRoleImportRotation,
        ),
        parameters: nonEmpty(group(false)),
        parametersWo: nonEmpty(group(true)),
      };
    },
    async tamper(state, attribute, value) {
      const change =
        attribute === 'parameters'
          ? { ...cleared((await stored(state))!.details), ...(value as Values) }
          : {
              [WIRE[attribute]]: ['rotationPeriod', 'rotationWindow'].includes(attribute)
                ? Number(value ?? 0)
                : (value ?? EMPTY[attribute] ?? ''),
            };
      const { status, body } = await service.request('POST', pathOf(state), {
        body: { verify_connection: false, ...change },
      });
      if (status >= 300) throw new Error(`${attribute} could not be changed: ${status} ${JSON.stringify(body)}`);
    },
    async remove(state) {
      await service.request('DELETE', pathOf(state));
    },
    async removeParent({ mount = 'database' }) {
      await service.request('DELETE', `/v1/sys/mounts/${String(mount)}`);
    },
  };
};

type StoredConnection = Values & {
  readonly details: Values;
  readonly server: string;
  readonly allowedRoles: readonly string[];
  readonly rootRotationStatements: readonly string[];
  readonly rootRotation: {
    readonly periodSeconds: number;
    readonly schedule: string;
    readonly windowSeconds: number;
    readonly disabled: boolean;
  };
};

function nonEmpty<T extends readonly Value[] | Values>(value: T): T | undefined {
  return Object.keys(value).length > 0 ? value : undefined;
}

/** The service does not distinguish a flag that is not set from `false`. */
function flagOf(stored: boolean, configured: Value): boolean | undefined {
  return stored || (configured === false ? false : undefined);
}

/** Replacing a plugin's parameters requires clearing those that are removed. */
function cleared(details: Values): Values {
  return Object.fromEntries(
    Object.keys(details)
      .filter((key) => !Object.values(WIRE).includes(key) && !SECRET_PARAMETERS.includes(key))
      .map((key) => [key, '']),
  );
}

const base = { name: 'orders', pluginName: 'postgresql-database-plugin' };

export const wrong: readonly WrongConfiguration[] = [
  ...['/database', 'database/', 'team//database', '..', 'team/../database', ''].map((mount): WrongConfiguration => ({
    breaks: 'mount obeys pattern',
    config: { ...base, mount },
    path: ['mount'],
    says: 'one or more segments, without a leading or trailing `/`',
  })),
  ...['', 'a/b', '.', '..'].map((name): WrongConfiguration => ({
    breaks: 'name obeys pattern',
    config: { ...base, name },
    path: ['name'],
    says: 'a single path segment',
  })),
  {
    breaks: 'pluginName obeys length',
    config: { ...base, pluginName: '' },
    path: ['pluginName'],
    says: 'not be empty',
  },
  {
    breaks: 'rotationSchedule obeys cron',
    config: { ...base, rotationSchedule: '@daily' },
    path: ['rotationSchedule'],
    says: 'is a macro',
  },
  {
    breaks: 'rotationWindow obeys range',
    config: { ...base, rotationSchedule: '0 3 * * *', rotationWindow: '59m' },
    path: ['rotationWindow'],
    says: 'at least 3600 seconds',
  },
  {
    breaks: 'rotationPeriod conflicts with rotationSchedule',
    config: { ...base, rotationPeriod: '1d', rotationSchedule: '0 3 * * *' },
    path: ['rotationPeriod'],
    says: '`rotation_schedule`',
  },
  {
    breaks: 'rotationWindow needs rotationSchedule',
    config: { ...base, rotationWindow: '1h' },
    path: ['rotationWindow'],
    says: 'rotation_schedule',
  },
  {
    breaks: 'pluginVersion obeys semver',
    config: { ...base, pluginVersion: '1.2' },
    path: ['pluginVersion'],
    says: 'semantic version',
  },
  {
    breaks: 'each of allowedRoles obeys length',
    config: { ...base, allowedRoles: ['app', ''] },
    path: ['allowedRoles'],
    says: 'not be empty',
  },
  {
    breaks: 'connectionUrlWoVersion needs connectionUrlWo',
    config: { ...base, connectionUrlWoVersion: 1 },
    path: ['connectionUrlWoVersion'],
    says: 'connection_url_wo',
  },
  {
    breaks: 'connectionUrl conflicts with connectionUrlWo',
    config: { ...base, connectionUrl: URL, connectionUrlWo: URL },
    path: ['connectionUrl'],
    says: '`connection_url_wo`',
  },
  {
    breaks: 'connectionUrl conflicts with connectionUrlWoVersion',
    config: { ...base, connectionUrl: URL, connectionUrlWo: URL, connectionUrlWoVersion: 1 },
    path: ['connectionUrl'],
    says: '`connection_url_wo_version`',
  },
  {
    breaks: 'passwordWoVersion needs passwordWo',
    config: { ...base, passwordWoVersion: 1 },
    path: ['passwordWoVersion'],
    says: 'password_wo',
  },
  {
    breaks: 'password conflicts with passwordWo',
    config: { ...base, password: 'x', passwordWo: 'x' },
    path: ['password'],
    says: '`password_wo`',
  },
  {
    breaks: 'password conflicts with passwordWoVersion',
    config: { ...base, password: 'x', passwordWo: 'x', passwordWoVersion: 1 },
    path: ['password'],
    says: '`password_wo_version`',
  },
  {
    breaks: 'parameters obeys noKeys',
    config: { ...base, parameters: { username: 'root' } },
    path: ['parameters'],
    says: 'has "username"',
  },
  {
    breaks: 'parameters obeys noKeys',
    config: { ...base, parameters: { password: 'canary' } },
    path: ['parameters'],
    says: 'these are separate attributes',
  },
  {
    breaks: 'parameters obeys noKeys',
    config: { ...base, parameters: { password_wo: 'canary' } },
    path: ['parameters'],
    says: 'has "password_wo"',
  },
  {
    breaks: 'parametersWo obeys noKeys',
    config: { ...base, parametersWo: { password: 'x' } },
    path: ['parametersWo'],
    says: 'these are separate attributes',
  },
  {
    breaks: 'parametersWoVersion needs parametersWo',
    config: { ...base, parametersWoVersion: 1 },
    path: ['parametersWoVersion'],
    says: 'parameters_wo',
  },
  {
    breaks: 'parameters shares no key with parametersWo',
    config: { ...base, parameters: { host: 'a' }, parametersWo: { host: 'b' } },
    path: ['parameters'],
    says: '"host" must be in',
  },
];

export const wrongData: { readonly [type: string]: readonly WrongConfiguration[] } = {
  lintel_database_connection: [
    {
      breaks: 'mount obeys pattern',
      config: { name: 'orders', mount: '/database' },
      path: ['mount'],
      says: 'without a leading or trailing `/`',
    },
    { breaks: 'name obeys pattern', config: { name: 'a/b' }, path: ['name'], says: 'a single path segment' },
  ],
  lintel_database_connections: [
    {
      breaks: 'mount obeys pattern',
      config: { mount: 'database/' },
      path: ['mount'],
      says: 'without a leading or trailing `/`',
    },
  ],
};
