import { databaseConnection, ATTRIBUTE_KEYS } from './definition';
import type { Problem } from '../../../definition/problem';
import type { ConfigOf, ReadStateOf, StateOf } from '../../../definition/resource';
import type { Change, ResourceHandlers, PrivateStateAccess } from '../../contract';
import { nameProblems } from '../shared/dialect';
import { present, noneOrTextAt } from '../shared/fields';
import { create, Data, find, ObjectPath, remove, update, pathId } from '../shared/mounted-object';
import { hasLiteralPassword, isSameUrl, redactUrl } from '../shared/connection-url';
import { isObject, readString } from '../../../clients/json-api';
import { nameAt, objectAt, optionalFlagAt, Part, textAt, textsOrNullAt } from '../../../clients/read-response';
import { isValues, type Value, type Values } from '../../../definition/value';
import { isEmpty, movedObjectPath, movedTexts } from '../shared/moved-state';

interface ConnectionConfig extends ConfigOf<typeof databaseConnection> {}
interface ConnectionChange extends Change<typeof databaseConnection> {}

export const databaseConnectionResource: ResourceHandlers<typeof databaseConnection> = {
  async modifyPlan({ secrets }, { config, prior, changed, unknown }) {
    const { name, connectionUrl, password, pluginVersion } = config;
    const problems: Problem[] = nameProblems(secrets.dialect, name);
    if (warnsOfPassword(connectionUrl)) problems.push(literalPassword);
    if (changed.has('password') && !password && !unknown.has('password')) problems.push(removedPassword);
    const sameVersion = pluginVersion !== undefined && prior?.pluginVersion !== undefined && isSameVersion(pluginVersion, prior.pluginVersion);
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
    const data = await update(context, objectPath, `The connection \`${objectPath.name}\``, changedBody(change));
    rememberWrite(context.privateState, data, change.config);
    return toState(objectPath, data, change.config, context.privateState);
  },

  async delete(context, state) {
    await remove(context, objectPathOf(state));
  },

  restorePrivateState: rememberConfigured,

  move: moveConnection,
};

/** What is not configured is left out, so that the service chooses. */
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
  });
}

/** The service keeps what is left out. So only what changes is sent, what is gone as empty, and the password by its own change alone. */
function changedBody({ config, prior, changed, secretKeys }: ConnectionChange): object {
  const when = (name: keyof ConnectionConfig, value: unknown) => changed.has(name) ? value : undefined;
  const { sent = [], removed = [] } = secretKeys.parametersWo ?? {};
  return present({
    ...Object.fromEntries(removed.map((key) => [key, ''])),
    ...(changed.has('parameters') ? changedParameters(prior.parameters, config.parameters) : {}),
    ...Object.fromEntries(sent.map((key) => [key, config.parametersWo?.[key]])),
    plugin_name: config.pluginName,
    plugin_version: when('pluginVersion', config.pluginVersion ?? ''),
    verify_connection: config.verifyConnection,
    allowed_roles: when('allowedRoles', config.allowedRoles ?? []),
    root_rotation_statements: when('rootRotationStatements', config.rootRotationStatements ?? []),
    password_policy: when('passwordPolicy', config.passwordPolicy ?? ''),
    connection_url: when('connectionUrl', config.connectionUrl ?? ''),
    username: when('username', config.username ?? ''),
    password: when('password', config.password ?? ''),
    disable_escaping: when('disableEscaping', config.disableEscaping),
  });
}

type Parameters = Readonly<Record<string, string>>;

function changedParameters(before: Parameters = {}, after: Parameters = {}): Parameters {
  const gone = Object.keys(before).filter((key) => after[key] === undefined && before[key] !== '');
  const other = Object.keys(after).filter((key) => after[key] !== before[key]);
  return Object.fromEntries([...gone.map((key) => [key, '']), ...other.map((key) => [key, after[key]])]);
}

function objectPathOf({ mount = 'database', name }: { readonly mount?: string; readonly name?: string }): ObjectPath {
  return { mount, collection: 'config', name: name! };
}

const literalPassword: Problem = {
  path: ['connectionUrl'], severity: 'warning', summary: 'The password stands in the connection string',
  detail: 'A password in the connection string itself cannot be rotated, and a change of it is not seen. Write "{{password}}" in its place, and give it as `passwordWo`.',
};

const removedPassword: Problem = {
  path: ['password'], severity: 'warning', summary: 'The password is removed',
  detail: 'An empty password is sent to the service in its place. With `verifyConnection` the service refuses it unless the database lets the user in without one.',
};

type ConnectionState = ReadStateOf<typeof databaseConnection>;
type Known = Partial<StateOf<typeof databaseConnection>>;

/** Keys whose values an import leaves to the configuration, for they may be secret. */
const SECRET_KEY = /password|secret|token|key|pem|service_account/i;

/** One translation from the service's answer, for every verb and every data source. `known`: what is in state, or was configured. */
export function toState(objectPath: ObjectPath, data: Data, known: Known, privateState: Pick<PrivateStateAccess, 'recall'>): ConnectionState {
  const details = objectAt(data, 'connection_details');
  const shownUrl = noneOrTextAt(details, 'connection_url');
  const connectionUrl = shownUrl !== undefined && known.connectionUrl !== undefined && isSameUrl(known.connectionUrl, shownUrl) ? known.connectionUrl : shownUrl;
  return {
    id: pathId(objectPath),
    mount: objectPath.mount,
    name: objectPath.name,
    pluginName: nameAt(data, 'plugin_name'),
    // Not every service tells these two.
    verifyConnection: optionalFlagAt(data, 'verify_connection')!,
    allowedRoles: textsOrNullAt(data, 'allowed_roles'),
    connectionUrl,
    username: noneOrTextAt(details, 'username'),
    disableEscaping: optionalFlagAt(details, 'disable_escaping')!,
    parameters: parametersIn(details, known.parameters, privateState),
    ...(isEarlierForm(data) ? { pluginVersion: known.pluginVersion, rootRotationStatements: known.rootRotationStatements, passwordPolicy: known.passwordPolicy } : {
      pluginVersion: versionIn(textAt(data, 'plugin_version') || undefined, known.pluginVersion, privateState),
      rootRotationStatements: textsOrNullAt(data, 'root_credentials_rotate_statements'),
      passwordPolicy: textAt(data, 'password_policy') || undefined,
    }),
  };
}

/** What the next reads have to know of a write: which keys were sent as secrets, which the plugin added, which version is the built-in one. */
function rememberWrite(privateState: PrivateStateAccess, data: Data, config: { readonly pluginVersion?: string; readonly parameters?: object; readonly parametersWo?: object }): void {
  const details = objectAt(data, 'connection_details');
  const secret = Object.keys(config.parametersWo ?? {});
  const sent = new Set([...Object.keys(config.parameters ?? {}), ...secret]);
  privateState.remember('secretParameters', secret.length > 0 ? secret : undefined);
  privateState.remember('addedParameters', parameterKeys(details).filter((key) => !sent.has(key)));
  privateState.remember('builtInVersion', config.pluginVersion !== undefined && !isEarlierForm(data) && textAt(data, 'plugin_version') === '' ? config.pluginVersion : undefined);
}

/** What is known of a write without its answer: whether a parameter that nobody configured is the plugin's or somebody else's cannot be told. */
function rememberConfigured(privateState: PrivateStateAccess, { pluginVersion, parametersWo }: { readonly pluginVersion?: string; readonly parametersWo?: object }): void {
  privateState.remember('secretParameters', Object.keys(parametersWo ?? {}));
  privateState.remember('onlyConfigured', true);
  privateState.remember('builtInVersion', pluginVersion);
}

/** Whether two spellings of a version are one. */
function isSameVersion(one: string, other: string): boolean {
  return one.replace(/^v/, '') === other.replace(/^v/, '');
}

/** Whether the password stands in the connection string, where no rotation can reach it. */
function warnsOfPassword(url: string | undefined): boolean {
  return url !== undefined && hasLiteralPassword(url);
}

function isEarlierForm(data: Data): boolean {
  return ['password_policy', 'plugin_version', 'root_credentials_rotate_statements'].every((name) => data[name] === undefined);
}

/** The service writes versions with a `v`, and that of what is built in not at all. */
function versionIn(shown: string | undefined, known: string | undefined, privateState: Pick<PrivateStateAccess, 'recall'>): string | undefined {
  if (known === undefined) return shown;
  const isKnown = shown === undefined ? privateState.recall('builtInVersion') === known : isSameVersion(shown, known);
  return isKnown ? known : shown;
}

function parametersIn(details: Part, known: Readonly<Record<string, string>> = {}, privateState: Pick<PrivateStateAccess, 'recall'>): Record<string, string> {
  const secret = privateState.recall<readonly string[]>('secretParameters') ?? [];
  const added = privateState.recall<readonly string[]>('addedParameters');
  const isReported = (key: string) => (privateState.recall('onlyConfigured') ? false : added ? !added.includes(key) : !SECRET_KEY.test(key));
  const keys = parameterKeys(details).filter((key) => !secret.includes(key) && (known[key] !== undefined || isReported(key)));
  // An empty text is how a parameter is taken away: it is there only for who has configured it so.
  const empty = Object.keys(known).filter((key) => known[key] === '' && !keys.includes(key));
  return Object.fromEntries([...empty.map((key) => [key, '']), ...keys.map((key) => [key, textOf(details[key])])]);
}

function parameterKeys(details: Part): string[] {
  return Object.keys(details).filter((key) => !ATTRIBUTE_KEYS.includes(key) && textOf(details[key]) !== '');
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return isObject(value) || Array.isArray(value) ? JSON.stringify(value) : readString(value) ?? '';
}

const ENGINES = [
  'cassandra', 'couchbase', 'elasticsearch', 'hana', 'influxdb', 'mongodb', 'mongodbatlas', 'mssql', 'mysql', 'mysql_aurora', 'mysql_legacy', 'mysql_rds', 'oracle', 'postgresql',
  'redis', 'redis_elasticache', 'redshift', 'snowflake',
];

/** Of the engine's block: attributes of ours, and secrets, which are not carried over. */
const OWN = ['connection_url', 'username', 'disable_escaping'];
const SECRET = /password|secret|token|key|pem|service_account/;

const KNOWN = ['id', 'namespace', 'backend', 'name', 'plugin_name', 'verify_connection', 'allowed_roles', 'root_rotation_statements', 'password_policy', 'plugin_version', ...ENGINES];

/** State of `vault_database_secret_backend_connection`: what its engine's block holds is here an attribute or a parameter. */
function moveConnection({ state }: { readonly state: Values }): { readonly state: Partial<Values>; readonly notCarried: readonly string[] } {
  const engine = ENGINES.find((name) => Array.isArray(state[name]) && (state[name] as readonly Value[]).length > 0);
  const block = engine && (state[engine] as readonly Value[])[0];
  const settings: Values = isValues(block) ? block : {};
  const url = settings.connection_url;
  const parameters = Object.entries(settings).filter(([key, value]) => !OWN.includes(key) && !isSecret(key) && !isEmpty(value));
  return {
    state: {
      ...movedObjectPath(state, 'config'),
      pluginName: state.plugin_name || `${(engine ?? '').replace(/_/g, '-')}-database-plugin`,
      pluginVersion: state.plugin_version || undefined,
      verifyConnection: state.verify_connection ?? true,
      allowedRoles: movedTexts(state.allowed_roles),
      rootRotationStatements: movedTexts(state.root_rotation_statements),
      passwordPolicy: state.password_policy || undefined,
      connectionUrl: typeof url === 'string' && url !== '' ? redactUrl(url) : undefined,
      username: settings.username || undefined,
      disableEscaping: settings.disable_escaping ?? false,
      parameters: parameters.length > 0 ? Object.fromEntries(parameters.map(([key, value]) => [key === 'base64_pem' ? 'base64pem' : key, movedText(key, value)])) : undefined,
    },
    notCarried: [
      ...Object.keys(settings).filter((key) => isSecret(key) && !isEmpty(settings[key])).map((key) => `${engine}.${key}`),
      ...Object.keys(state).filter((key) => !KNOWN.includes(key) && !isEmpty(state[key])),
    ],
  };
}

function isSecret(key: string): boolean {
  return !OWN.includes(key) && SECRET.test(key);
}

/** As that provider sends it: lists joined, the life of a connection with its unit. */
function movedText(key: string, value: Value): string {
  if (Array.isArray(value)) return value.map(String).join(',');
  return key === 'max_connection_lifetime' ? `${String(value)}s` : String(value);
}
