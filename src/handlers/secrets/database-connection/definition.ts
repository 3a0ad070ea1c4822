import { defineResource } from '../../../definition/resource';
import type { Rule } from '../../../definition/rule';
import { secretInput, writeOnlyInput } from '../../../definition/secret-input';
import { objectPathAttributes, objectPathIdentity, objectPathImports, namesAttributes, objectPathArguments, listAttributes } from '../shared/mount-attributes';
import { defineDataSource } from '../../../definition/data-source';
import { defineListResource } from '../../../definition/list-resource';

/** Names under which the service, or the plugin, takes what attributes of their own say. */
export const ATTRIBUTE_KEYS = [
  'name', 'plugin_name', 'plugin_version', 'verify_connection', 'allowed_roles', 'root_rotation_statements', 'root_credentials_rotate_statements', 'password_policy',
  'connection_url', 'username', 'password', 'disable_escaping',
];

/** What is an attribute here alone would be stored by the service as a parameter of the plugin, secrets too. */
const OUR_KEYS = [
  'id', 'mount', 'connection_url_wo', 'connection_url_wo_version', 'password_wo', 'password_wo_version', 'parameters', 'parameters_wo', 'parameters_wo_version', 'secrets_revision',
];

const parameterRules: readonly Rule[] = [{ rule: 'noKeys', keys: [...ATTRIBUTE_KEYS, ...OUR_KEYS], words: 'they are attributes of their own' }];

const optional = { use: 'optional', emptyIsAbsent: true } as const;

/** A named database of the database engine. Restates the secrets API, "Database connection". */
export const databaseConnection = defineResource({
  type: 'lintel_database_connection',
  service: 'secrets',
  construct: 'DatabaseConnection',
  doc: 'A named database, and how the database engine reaches it.',
  replacementHarms: 'sends the configured password, which a rotation may have made void',
  source: ['docs/spec/secrets.md#database-connection', 'docs/spec/secrets.md#database-engine'],
  attributes: {
    ...objectPathAttributes('database', 'The name of the connection.'),
    pluginName: {
      type: 'string', use: 'required', rules: [{ rule: 'length', min: 1, unit: 'characters' }],
      doc: 'The name of the plugin that speaks to the database, such as `postgresql-database-plugin`. Any plugin will do.',
    },
    pluginVersion: {
      type: 'string', use: 'optionalComputed', rules: [{ rule: 'semver', leadingV: true }], absent: 'the service chooses',
      doc: 'The semantic version of the plugin, with or without a leading `v`.',
    },
    verifyConnection: {
      type: 'bool', use: 'optional', default: true, unreadable: 'maybe',
      doc: 'Whether the service tries the connection before it stores it. It goes with every write.',
    },
    allowedRoles: {
      type: 'set', element: 'string', ...optional, elementRules: [{ rule: 'length', min: 1, unit: 'characters' }], absent: 'no role may use the connection',
      doc: 'The names of the roles, static ones among them, that may use the connection; `*` means every role.',
    },
    rootRotationStatements: {
      type: 'list', element: 'string', ...optional, compare: 'trimmed', absent: 'the plugin has statements of its own',
      doc: 'The statements that change the password of the root user.',
    },
    passwordPolicy: {
      type: 'string', ...optional, absent: 'the default policy counts: 20 characters, at least one upper-case letter, one lower-case letter, one digit and one dash',
      doc: 'The name of the policy that passwords are made by.',
    },
    ...secretInput('connectionUrl', {
      readable: 'always', absent: 'there is none',
      doc: 'The connection string. `{{username}}` and `{{password}}` in it stand for those of the root user: a password in the string itself cannot be rotated, and another one there is not seen.',
    }),
    username: { type: 'string', ...optional, absent: 'there is none', doc: 'The name of the root user that the service acts as.' },
    ...secretInput('password', {
      absent: 'the service has none',
      doc: 'The password of the root user. It is sent only where it changes, so that one which the service has rotated since stays in force.',
    }),
    disableEscaping: {
      type: 'bool', use: 'optional', default: false, unreadable: 'maybe',
      doc: 'Whether special characters in username and password go into the connection string as they are.',
    },
    parameters: {
      type: 'map', element: 'string', ...optional, mayHoldSecret: true, rules: parameterRules, absent: 'there are none',
      doc: 'What else the plugin takes, such as `max_open_connections`, `url` or `hosts`, in the plugin\'s names. One that is taken away is sent as an empty text, since the service keeps what is left out.',
    },
    ...writeOnlyInput('parameters', {
      shape: 'map', rules: parameterRules, absent: 'there are none',
      doc: 'What else the plugin takes that is secret, such as `private_key` or `tls_certificate_key`, in the plugin\'s names.',
    }),
    secretsRevision: {
      type: 'int', use: 'computed', revision: true,
      doc: 'How often a write-only input was sent or cleared: 0 while none was, one more in each plan that does.',
    },
  },
  rules: [{ rule: 'disjointKeys', attribute: 'parameters', with: 'parametersWo' }],
  identity: objectPathIdentity,
  imports: objectPathImports('config', 'database/config/orders'),
  movedFrom: [{ type: 'vault_database_secret_backend_connection', schemaVersions: [0] }],
});

/** Restates the secrets API, operation "Read connection". */
export const databaseConnectionData = defineDataSource({
  type: 'lintel_database_connection',
  service: 'secrets',
  construct: 'DataDatabaseConnection',
  doc: 'A connection of the database engine.',
  source: ['docs/spec/secrets.md#database-engine'],
  attributes: {
    ...objectPathArguments('database', 'The name of the connection.'),
    pluginName: { type: 'string', use: 'computed', doc: 'The name of the plugin that speaks to the database.' },
    pluginVersion: { type: 'string', use: 'computed', absent: 'it is the built-in version', doc: 'The semantic version of the plugin.' },
    verifyConnection: { type: 'bool', use: 'computed', absent: 'the service does not tell', doc: 'Whether the service tries the connection before it stores it.' },
    allowedRoles: { type: 'set', element: 'string', use: 'computed', doc: 'The names of the roles that may use the connection; `*` means every role.' },
    rootRotationStatements: { type: 'list', element: 'string', use: 'computed', doc: 'The statements that change the password of the root user.' },
    passwordPolicy: { type: 'string', use: 'computed', absent: 'the default policy counts', doc: 'The name of the policy that passwords are made by.' },
    connectionUrl: { type: 'string', use: 'computed', sensitive: true, absent: 'there is none', doc: 'The connection string; the service masks a password in it.' },
    username: { type: 'string', use: 'computed', absent: 'there is none', doc: 'The name of the root user.' },
    disableEscaping: { type: 'bool', use: 'computed', absent: 'the service does not tell', doc: 'Whether special characters in username and password go into the connection string as they are.' },
    parameters: { type: 'map', element: 'string', use: 'computed', doc: 'What else the plugin was given, but for keys whose names speak of secrets.' },
  },
});

/** Restates the secrets API, operation "List connections". */
export const databaseConnectionsData = defineDataSource({
  type: 'lintel_database_connections',
  service: 'secrets',
  construct: 'DataDatabaseConnections',
  doc: 'The names of the connections of a database engine.',
  source: ['docs/spec/secrets.md#database-engine'],
  attributes: namesAttributes('database', 'connections'),
});

/** Restates the secrets API, operation "List connections". */
export const databaseConnectionList = defineListResource({
  type: 'lintel_database_connection',
  doc: 'The connections of a database engine.',
  source: ['docs/spec/secrets.md#database-engine'],
  attributes: listAttributes('database'),
});
