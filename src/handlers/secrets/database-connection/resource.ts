import { isObject, readString } from '../../../clients/json-api';
import { nameAt, objectAt, optionalFlagAt, Part, textAt, textsOrNullAt } from '../../../clients/read-response';
import { snakeCase } from '../../../definition/names';
import type { Problem } from '../../../definition/problem';
import type { ConfigOf, ReadStateOf, StateOf } from '../../../definition/resource';
import { isValues, type Value, type Values } from '../../../definition/value';
import type { Change, Context, PrivateStateAccess } from '../../contract';
import { NotFound } from '../../errors';
import { hasLiteralPassword, isSameUrl, redactUrl } from '../shared/connection-url';
import { revokeCredentials } from '../shared/credentials/revocation';
import { nameProblems } from '../shared/dialect';
import { present, noneOrSecondsAt, noneOrTextAt, seconds } from '../shared/fields';
import { create, Data, find, ObjectPath, remove, update, pathId } from '../shared/mounted-object';
import { durationOf, isEmpty, movedObjectPath, movedTexts } from '../shared/moved-state';
import { withNewerFields } from '../shared/newer-fields';
import { databaseConnection, ATTRIBUTE_KEYS } from './definition';

interface ConnectionConfig extends ConfigOf<typeof databaseConnection> {}
interface ConnectionChange extends Change<typeof databaseConnection> {}

export const databaseConnectionResource = withNewerFields<typeof databaseConnection>(databaseConnection, {
  async modifyPlan({ secrets }, { config, prior, changed, unknown }) {
    const { name, connectionUrl, password, pluginVersion } = config;
    const problems: Problem[] = nameProblems(secrets.dialect, name);
    if (warnsOfPassword(connectionUrl)) problems.push(literalPassword);
    if (changed.has('password') && !password && !unknown.has('password')) problems.push(removedPassword);
    const sameVersion =
      pluginVersion !== undefined &&
      prior?.pluginVersion !== undefined &&
      isSameVersion(pluginVersion, prior.pluginVersion);
    return { problems, ...(sameVersion ? { keep: ['pluginVersion'] as const } : {}) };
  },

  async create(context, config) {
    const objectPath = objectPathOf(config);
    const { privateState } = context;
    return create<ConnectionState>(context, {
      what: `The connection \`${config.name}\``,
      objectPath,
      attributes: databaseConnection.attributes,
      config,
      body: newBody(config),
      toState(data) {
        rememberWrite(privateState, data, config);
        return toState(objectPath, data, config, privateState);
      },
    });
  },

  async read(context, known) {
    const objectPath = objectPathOf(known);
    const data: Data | undefined = await find(context, objectPath);
    return data && toState(objectPath, data, known, context.privateState);
  },

  async update(context, change) {
    const objectPath = objectPathOf(change.config);
    const data = await update(
      context,
      objectPath,
      `The connection \`${objectPath.name}\``,
      ...(change.changed.size > 0 ? [changedBody(change)] : []),
    );
    rememberWrite(context.privateState, data, change.config);
    return toState(objectPath, data, change.config, context.privateState);
  },

  async delete(context, state) {
    await revokeCredentials(
      context,
      state.mount,
      {
        what: `The connection \`${state.name}\``,
        leaves: 'the users that they stand for stay in the database',
        forced: state.forceDestroy,
      },
      async (role) => mayUse(context, state, role),
    );
    await remove(context, objectPathOf(state));
  },

  restorePrivateState: rememberConfigured,

  move: moveConnection,
});

/** The credentials of a role are revoked by the connection that it has now. Of one that is gone, only the service knows which it was. */
async function mayUse(context: Context, { mount, name }: ConnectionState, role: string): Promise<boolean> {
  const data = await find(context, { mount, collection: 'roles', name: role }).catch((error: Error) => {
    // A mount that is closed still has its leases.
    if (error instanceof NotFound) return undefined;
    throw error;
  });
  return data === undefined || textAt(data, 'db_name') === name;
}

/** Leaves out what is not configured, so that the service uses its defaults. */
function newBody(config: ConnectionConfig): object {
  return present({
    ...config.parameters,
    ...config.parametersWo,
    plugin_name: config.pluginName,
    plugin_version: config.pluginVersion,
    verify_connection: config.verifyConnection,
    allowed_roles: config.allowedRoles,
    root_rotation_statements: config.rootRotationStatements,
    password_policy: config.passwordPolicy,
    connection_url: config.connectionUrl,
    username: config.username,
    password: config.password,
    disable_escaping: config.disableEscaping,
    ...rotationOf(config),
    // A service without these would store them among its own parameters.
    disable_automated_rotation: config.disableAutomatedRotation || undefined,
    skip_static_role_import_rotation: config.skipStaticRoleImportRotation || undefined,
  });
}

function rotationOf({
  rotationPeriod,
  rotationSchedule,
  rotationWindow,
}: Partial<ConnectionConfig>): Record<string, unknown> {
  return {
    rotation_period: rotationPeriod === undefined ? undefined : seconds(rotationPeriod),
    rotation_schedule: rotationSchedule,
    rotation_window: rotationWindow === undefined ? undefined : seconds(rotationWindow),
  };
}

/** Of the three that belong together, the service wants all that are set, and empty values for those that are removed. */
function changedRotation({ config, changed }: ConnectionChange): object {
  const names = ['rotationPeriod', 'rotationSchedule', 'rotationWindow'] as const;
  if (!names.some((name) => changed.has(name))) return {};
  const removed = { rotation_period: 0, rotation_schedule: '', rotation_window: 0 };
  const cleared = names.filter((name) => changed.has(name) && config[name] === undefined).map(snakeCase);
  return {
    ...Object.fromEntries(Object.entries(removed).filter(([name]) => cleared.includes(name))),
    ...present(rotationOf(config)),
  };
}

/** The service keeps fields that are left out. Sends changed fields, empty values for removed ones, and the password only if it changed. */
function changedBody(change: ConnectionChange): object {
  const { config, prior, changed, secretKeys } = change;
  const ifChanged = (name: keyof ConnectionConfig, value: unknown) => (changed.has(name) ? value : undefined);
  const { sent = [], removed = [] } = secretKeys.parametersWo ?? {};
  return present({
    ...Object.fromEntries(removed.map((key) => [key, ''])),
    ...(changed.has('parameters') ? changedParameters(prior.parameters, config.parameters) : {}),
    ...Object.fromEntries(sent.map((key) => [key, config.parametersWo?.[key]])),
    plugin_name: config.pluginName,
    plugin_version: ifChanged('pluginVersion', config.pluginVersion ?? ''),
    verify_connection: config.verifyConnection,
    allowed_roles: ifChanged('allowedRoles', config.allowedRoles ?? []),
    root_rotation_statements: ifChanged('rootRotationStatements', config.rootRotationStatements ?? []),
    password_policy: ifChanged('passwordPolicy', config.passwordPolicy ?? ''),
    connection_url: ifChanged('connectionUrl', config.connectionUrl ?? ''),
    username: ifChanged('username', config.username ?? ''),
    password: ifChanged('password', config.password ?? ''),
    disable_escaping: ifChanged('disableEscaping', config.disableEscaping),
    ...changedRotation(change),
    disable_automated_rotation: ifChanged('disableAutomatedRotation', config.disableAutomatedRotation ?? false),
    skip_static_role_import_rotation: ifChanged(
      'skipStaticRoleImportRotation',
      config.skipStaticRoleImportRotation ?? false,
    ),
  });
}

type Parameters = Readonly<Record<string, string>>;

function changedParameters(before: Parameters = {}, after: Parameters = {}): Parameters {
  const removed = Object.keys(before).filter((key) => after[key] === undefined && before[key] !== '');
  const set = Object.keys(after).filter((key) => after[key] !== before[key]);
  return Object.fromEntries([...removed.map((key) => [key, '']), ...set.map((key) => [key, after[key]])]);
}

function objectPathOf({ mount = 'database', name }: { readonly mount?: string; readonly name?: string }): ObjectPath {
  return { mount, collection: 'config', name: name! };
}

const literalPassword: Problem = {
  path: ['connectionUrl'],
  severity: 'warning',
  code: 'secret-literal',
  summary: 'The connection string contains a password',
  detail:
    'A password in the connection string cannot be rotated, and drift of it is not detected. Use "{{password}}" in its place, and configure the password as `passwordWo`.',
};

const removedPassword: Problem = {
  path: ['password'],
  severity: 'warning',
  code: 'credential-removed',
  summary: 'The password is removed',
  detail:
    'An empty password is sent to the service. With `verifyConnection`, the service rejects it unless the database accepts the user without a password.',
};

type ConnectionState = ReadStateOf<typeof databaseConnection>;
type Known = Partial<StateOf<typeof databaseConnection>>;

/** Parameters that an import does not read because they may be secret; their values come from the configuration. */
const SECRET_KEY = /password|secret|token|key|pem|service_account/i;

/** Translates the service's response to state, for all operations and data sources. `known`: the prior state or the configuration. */
export function toState(
  objectPath: ObjectPath,
  data: Data,
  known: Known,
  privateState: Pick<PrivateStateAccess, 'recall'>,
): ConnectionState {
  const details = objectAt(data, 'connection_details');
  const shownUrl = noneOrTextAt(details, 'connection_url');
  const connectionUrl =
    shownUrl !== undefined && known.connectionUrl !== undefined && isSameUrl(known.connectionUrl, shownUrl)
      ? known.connectionUrl
      : shownUrl;
  return {
    id: pathId(objectPath),
    mount: objectPath.mount,
    name: objectPath.name,
    pluginName: nameAt(data, 'plugin_name'),
    // Not every service reports this and `disableEscaping`.
    verifyConnection: optionalFlagAt(data, 'verify_connection')!,
    allowedRoles: textsOrNullAt(data, 'allowed_roles'),
    connectionUrl,
    username: noneOrTextAt(details, 'username'),
    disableEscaping: optionalFlagAt(details, 'disable_escaping')!,
    parameters: parametersIn(details, known.parameters, privateState),
    // A service without these stores them among the parameters, where they have no effect.
    rotationPeriod: noneOrSecondsAt(data, 'rotation_period'),
    rotationSchedule: noneOrTextAt(data, 'rotation_schedule'),
    rotationWindow: noneOrSecondsAt(data, 'rotation_window'),
    disableAutomatedRotation: optionalFlagAt(data, 'disable_automated_rotation') ?? false,
    skipStaticRoleImportRotation: optionalFlagAt(data, 'skip_static_role_import_rotation') ?? false,
    ...(isEarlierForm(data)
      ? {
          pluginVersion: known.pluginVersion,
          rootRotationStatements: known.rootRotationStatements,
          passwordPolicy: known.passwordPolicy,
        }
      : {
          pluginVersion: versionIn(textAt(data, 'plugin_version') || undefined, known.pluginVersion, privateState),
          rootRotationStatements: textsOrNullAt(data, 'root_credentials_rotate_statements'),
          passwordPolicy: textAt(data, 'password_policy') || undefined,
        }),
  };
}

/** Stores what later reads need to know about a write: the keys that were sent as secrets, those that the plugin added, and the built-in version. */
function rememberWrite(
  privateState: PrivateStateAccess,
  data: Data,
  config: { readonly pluginVersion?: string; readonly parameters?: object; readonly parametersWo?: object },
): void {
  const details = objectAt(data, 'connection_details');
  const secret = Object.keys(config.parametersWo ?? {});
  const sent = new Set([...Object.keys(config.parameters ?? {}), ...secret]);
  privateState.remember('secretParameters', secret.length > 0 ? secret : undefined);
  privateState.remember(
    'addedParameters',
    parameterKeys(details).filter((key) => !sent.has(key)),
  );
  privateState.remember(
    'builtInVersion',
    config.pluginVersion !== undefined && !isEarlierForm(data) && textAt(data, 'plugin_version') === ''
      ? config.pluginVersion
      : undefined,
  );
}

/** Stores the same without a response. It is then unknown whether a parameter that is not configured comes from the plugin or from another client. */
function rememberConfigured(
  privateState: PrivateStateAccess,
  { pluginVersion, parametersWo }: { readonly pluginVersion?: string; readonly parametersWo?: object },
): void {
  privateState.remember('secretParameters', Object.keys(parametersWo ?? {}));
  privateState.remember('onlyConfigured', true);
  privateState.remember('builtInVersion', pluginVersion);
}

/** Whether two spellings denote the same version. */
function isSameVersion(one: string, other: string): boolean {
  return one.replace(/^v/, '') === other.replace(/^v/, '');
}

/** Whether the connection string contains a password, which cannot be rotated. */
function warnsOfPassword(url: string | undefined): boolean {
  return url !== undefined && hasLiteralPassword(url);
}

function isEarlierForm(data: Data): boolean {
  return ['password_policy', 'plugin_version', 'root_credentials_rotate_statements'].every(
    (name) => data[name] === undefined,
  );
}

/** The service reports versions with a leading `v`, and no version for built-in plugins. */
function versionIn(
  shown: string | undefined,
  known: string | undefined,
  privateState: Pick<PrivateStateAccess, 'recall'>,
): string | undefined {
  if (known === undefined) return shown;
  const isKnown = shown === undefined ? privateState.recall('builtInVersion') === known : isSameVersion(shown, known);
  return isKnown ? known : shown;
}

function parametersIn(
  details: Part,
  known: Readonly<Record<string, string>> = {},
  privateState: Pick<PrivateStateAccess, 'recall'>,
): Record<string, string> {
  const secret = privateState.recall<readonly string[]>('secretParameters') ?? [];
  const added = privateState.recall<readonly string[]>('addedParameters');
  const isReported = (key: string) =>
    privateState.recall('onlyConfigured') ? false : added ? !added.includes(key) : !SECRET_KEY.test(key);
  const keys = parameterKeys(details).filter(
    (key) => !secret.includes(key) && (known[key] !== undefined || isReported(key)),
  );
  // An empty string removes a parameter, so it is in state only if it is configured.
  const empty = Object.keys(known).filter((key) => known[key] === '' && !keys.includes(key));
  return Object.fromEntries([...empty.map((key) => [key, '']), ...keys.map((key) => [key, textOf(details[key])])]);
}

function parameterKeys(details: Part): string[] {
  return Object.keys(details).filter((key) => !ATTRIBUTE_KEYS.includes(key) && textOf(details[key]) !== '');
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return isObject(value) || Array.isArray(value) ? JSON.stringify(value) : (readString(value) ?? '');
}

const ENGINES = [
  'cassandra',
  'couchbase',
  'elasticsearch',
  'hana',
  'influxdb',
  'mongodb',
  'mongodbatlas',
  'mssql',
  'mysql',
  'mysql_aurora',
  'mysql_legacy',
  'mysql_rds',
  'oracle',
  'postgresql',
  'redis',
  'redis_elasticache',
  'redshift',
  'snowflake',
];

/** Keys of the engine's block that are attributes here, and secrets, which are not carried over. */
const OWN = ['connection_url', 'username', 'disable_escaping'];
const SECRET = /password|secret|token|key|pem|service_account/;
/** Parameters that the Vault provider sends although they are not configured. */
const DEFAULTS: Values = { password_authentication: 'password' };

const KNOWN = [
  'id',
  'namespace',
  'backend',
  'name',
  'plugin_name',
  'verify_connection',
  'allowed_roles',
  'root_rotation_statements',
  'password_policy',
  'plugin_version',
  'rotation_period',
  'rotation_schedule',
  'rotation_window',
  'disable_automated_rotation',
  'skip_static_role_import_rotation',
  ...ENGINES,
];

/** State of `vault_database_secret_backend_connection`. The settings in its engine block are attributes or parameters here. */
function moveConnection({ state }: { readonly state: Values }): {
  readonly state: Partial<Values>;
  readonly notCarried: readonly string[];
} {
  const engine = ENGINES.find((name) => Array.isArray(state[name]) && (state[name] as readonly Value[]).length > 0);
  const block = engine && (state[engine] as readonly Value[])[0];
  const settings: Values = isValues(block) ? block : {};
  const url = settings.connection_url;
  const parameters = Object.entries(settings).filter(
    ([key, value]) => !OWN.includes(key) && !isSecret(key) && !isEmpty(value) && DEFAULTS[key] !== value,
  );
  return {
    state: {
      ...movedObjectPath(state, 'config'),
      pluginName: state.plugin_name || `${(engine ?? '').replace(/_/g, '-')}-database-plugin`,
      pluginVersion: state.plugin_version || undefined,
      verifyConnection: state.verify_connection ?? true,
      allowedRoles: movedTexts(state.allowed_roles),
      rootRotationStatements: movedTexts(state.root_rotation_statements),
      passwordPolicy: state.password_policy || undefined,
      rotationPeriod: durationOf(state.rotation_period),
      rotationSchedule: state.rotation_schedule || undefined,
      rotationWindow: durationOf(state.rotation_window),
      disableAutomatedRotation: state.disable_automated_rotation || false,
      skipStaticRoleImportRotation: state.skip_static_role_import_rotation || false,
      connectionUrl: typeof url === 'string' && url !== '' ? redactUrl(url) : undefined,
      username: settings.username || undefined,
      disableEscaping: settings.disable_escaping ?? false,
      parameters:
        parameters.length > 0
          ? Object.fromEntries(
              parameters.map(([key, value]) => [key === 'base64_pem' ? 'base64pem' : key, movedText(key, value)]),
            )
          : undefined,
    },
    notCarried: [
      ...Object.keys(settings)
        .filter((key) => isSecret(key) && !isEmpty(settings[key]))
        .map((key) => `${engine}.${key}`),
      ...Object.keys(state).filter((key) => !KNOWN.includes(key) && !isEmpty(state[key])),
    ],
  };
}

function isSecret(key: string): boolean {
  return !OWN.includes(key) && !(key in DEFAULTS) && SECRET.test(key);
}

/** The value as the Vault provider sends it: lists are joined, and the connection lifetime has a unit. */
function movedText(key: string, value: Value): string {
  if (Array.isArray(value)) return value.map(String).join(',');
  return key === 'max_connection_lifetime' ? `${String(value)}s` : String(value);
}
