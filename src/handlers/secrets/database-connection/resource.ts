import { ConnectionAnswer, isSameVersion, rememberConfigured, rememberWrite, toAnswer, warnsOfPassword } from './answer';
import { databaseConnection } from './definition';
import { moveConnection } from './move';
import type { Problem } from '../../../definition/problem';
import type { ConfigOf } from '../../../definition/resource';
import type { Change, ResourceHandlers } from '../../contract';
import { nameProblems } from '../dialect';
import { present } from '../fields';
import { create, Data, find, Place, remove, update } from '../object';

interface ConnectionConfig extends ConfigOf<typeof databaseConnection> {}
interface ConnectionChange extends Change<typeof databaseConnection> {}

export const databaseConnectionResource: ResourceHandlers<typeof databaseConnection> = {
  async plan({ secrets }, { config, prior, changed, unknown }) {
    const { name, connectionUrl, password, pluginVersion } = config;
    const problems: Problem[] = nameProblems(secrets.dialect, name);
    if (warnsOfPassword(connectionUrl)) problems.push(literalPassword);
    if (changed.has('password') && !password && !unknown.has('password')) problems.push(removedPassword);
    const sameVersion = pluginVersion !== undefined && prior?.pluginVersion !== undefined && isSameVersion(pluginVersion, prior.pluginVersion);
    return { problems, ...(sameVersion ? { keep: ['pluginVersion'] as const } : {}) };
  },

  async create(context, config) {
    const place = placeOf(config);
    const { memory } = context;
    return create<ConnectionAnswer>(context, {
      what: `The connection \`${config.name}\``,
      place,
      attributes: databaseConnection.attributes,
      config,
      body: newBody(config),
      toAnswer(data) {
        rememberWrite(memory, data, config);
        return toAnswer(place, data, config, memory);
      },
    });
  },

  async read(context, known) {
    const place = placeOf(known);
    const data: Data | undefined = await find(context, place);
    return data && toAnswer(place, data, known, context.memory);
  },

  async update(context, change) {
    const place = placeOf(change.config);
    const data = await update(context, place, `The connection \`${place.name}\``, changedBody(change));
    rememberWrite(context.memory, data, change.config);
    return toAnswer(place, data, change.config, context.memory);
  },

  async delete(context, state) {
    await remove(context, placeOf(state));
  },

  recollect: rememberConfigured,

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

function placeOf({ mount = 'database', name }: { readonly mount?: string; readonly name?: string }): Place {
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
