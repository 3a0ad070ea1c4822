import { CREATED } from '../../../definition/access';
import { defineDataSource } from '../../../definition/data-source';
import { defineListResource } from '../../../definition/list-resource';
import { defineResource } from '../../../definition/resource';
import type { Rule } from '../../../definition/rule';
import { secretInput, writeOnlyInput } from '../../../definition/secret-input';
import { REVOKE_CREDENTIALS, revokingHandling } from '../shared/credentials/lease-attributes';
import {
  objectPathAttributes,
  objectPathIdentity,
  objectPathImports,
  namesAttributes,
  objectPathArguments,
  listAttributes,
} from '../shared/mount-attributes';

/** The names of settings, in the service or the plugin, that have separate attributes. */
export const ATTRIBUTE_KEYS = [
  'name',
  'plugin_name',
  'plugin_version',
  'verify_connection',
  'allowed_roles',
  'root_rotation_statements',
  'root_credentials_rotate_statements',
  'password_policy',
  'connection_url',
  'username',
  'password',
  'disable_escaping',
  'rotation_period',
  'rotation_schedule',
  'rotation_window',
  'disable_automated_rotation',
  'skip_static_role_import_rotation',
];

/** Attributes of this resource that the service does not know: it would store them, secrets included, as parameters of the plugin. */
const OUR_KEYS = [
  'id',
  'mount',
  'connection_url_wo',
  'connection_url_wo_version',
  'password_wo',
  'password_wo_version',
  'parameters',
  'parameters_wo',
  'parameters_wo_version',
  'secrets_revision',
  'force_destroy',
];

const parameterRules: readonly Rule[] = [
  { rule: 'noKeys', keys: [...ATTRIBUTE_KEYS, ...OUR_KEYS], words: 'these are separate attributes' },
];

const optional = { use: 'optional', emptyIsAbsent: true } as const;
const newer = { newer: { vault: { version: '1.19', enterprise: true } } } as const;
const REQUIRES = 'Requires Vault Enterprise 1.19 or later.';

/** Specified in the secrets API, "Database connection". */
export const databaseConnection = defineResource({
  type: 'lintel_database_connection',
  service: 'secrets',
  construct: 'DatabaseConnection',
  doc: 'A connection of the database engine to a database.',
  replacementHarms: 'sends the configured password, which may be out of date after a rotation',
  source: ['docs/spec/secrets.md#database-connection', 'docs/spec/secrets.md#database-engine'],
  ownAccess: CREATED,
  access: [...REVOKE_CREDENTIALS, { path: '{mount}/roles/+', needs: { delete: ['read'] }, optional: true }],
  attributes: {
    ...objectPathAttributes('database', 'The name of the connection.'),
    pluginName: {
      type: 'string',
      use: 'required',
      rules: [{ rule: 'length', min: 1, unit: 'characters' }],
      doc: 'The name of the plugin that connects to the database, such as `postgresql-database-plugin`. Any plugin can be used.',
    },
    pluginVersion: {
      type: 'string',
      use: 'optionalComputed',
      rules: [{ rule: 'semver', leadingV: true }],
      absent: 'the service chooses the version',
      doc: 'The semantic version of the plugin, with or without a leading `v`.',
    },
    verifyConnection: {
      type: 'bool',
      use: 'optional',
      default: true,
      unreadable: 'maybe',
      doc: 'Whether the service tests the connection before it stores it. Applies to every create and update.',
    },
    allowedRoles: {
      type: 'set',
      element: 'string',
      ...optional,
      elementRules: [{ rule: 'length', min: 1, unit: 'characters' }],
      absent: 'no role can use the connection',
      doc: 'The names of the dynamic and static roles that can use the connection; `*` allows all roles.',
    },
    rootRotationStatements: {
      type: 'list',
      element: 'string',
      ...optional,
      compare: 'trimmed',
      absent: 'the plugin uses its default statements',
      doc: 'The statements that change the password of the root user.',
    },
    passwordPolicy: {
      type: 'string',
      ...optional,
      absent:
        'the default policy applies: 20 characters with at least one upper-case letter, one lower-case letter, one digit and one dash',
      doc: 'The name of the policy that passwords are generated with.',
    },
    ...secretInput('connectionUrl', {
      readable: 'always',
      absent: 'there is none',
      doc: 'The connection string. Use `{{username}}` and `{{password}}` for the credentials of the root user: a password in the string itself cannot be rotated, and drift of it is not detected.',
    }),
    username: {
      type: 'string',
      ...optional,
      absent: 'there is none',
      doc: 'The name of the root user that the service connects as.',
    },
    ...secretInput('password', {
      absent: 'no password is sent',
      doc: 'The password of the root user. It is sent only when it changes, so that a password rotated by the service stays in effect.',
    }),
    disableEscaping: {
      type: 'bool',
      use: 'optional',
      default: false,
      unreadable: 'maybe',
      doc: 'Whether special characters in the username and password are inserted into the connection string without escaping.',
    },
    rotationPeriod: {
      type: 'duration',
      ...optional,
      ...newer,
      absent: 'the password is not rotated at fixed periods',
      doc: `The time between rotations of the password of the root user. ${REQUIRES}`,
    },
    rotationSchedule: {
      type: 'string',
      ...optional,
      ...newer,
      compare: 'squeezed',
      rules: [{ rule: 'cron' }],
      absent: 'the password is not rotated on a schedule',
      doc: `The schedule of rotations of the password of the root user, as a cron expression with five fields, in UTC. ${REQUIRES}`,
    },
    rotationWindow: {
      type: 'duration',
      ...optional,
      ...newer,
      rules: [{ rule: 'range', min: 3600 }],
      absent: 'a rotation can be late by any amount of time',
      doc: `The time after a scheduled rotation within which it can still take place. ${REQUIRES}`,
    },
    disableAutomatedRotation: {
      type: 'bool',
      use: 'optional',
      default: false,
      ...newer,
      doc: `Whether rotations of the password of the root user are suspended. ${REQUIRES}`,
    },
    skipStaticRoleImportRotation: {
      type: 'bool',
      use: 'optional',
      default: false,
      ...newer,
      doc: `Whether creating a static role of the connection leaves the password of its user as it is, unless \`skip_import_rotation\` of the role says otherwise. ${REQUIRES}`,
    },
    parameters: {
      type: 'map',
      element: 'string',
      ...optional,
      mayHoldSecret: true,
      rules: parameterRules,
      absent: 'none are set',
      doc: 'Further parameters of the plugin, such as `max_open_connections`, `url` or `hosts`, under the names that the plugin uses. A removed parameter is sent as an empty string, because the service keeps parameters that a request leaves out.',
    },
    ...writeOnlyInput('parameters', {
      shape: 'map',
      rules: parameterRules,
      absent: 'none are set',
      doc: 'Further secret parameters of the plugin, such as `private_key` or `tls_certificate_key`, under the names that the plugin uses.',
    }),
    ...revokingHandling,
    secretsRevision: {
      type: 'int',
      use: 'computed',
      revision: true,
      doc: 'How many times a write-only input was sent or cleared. Starts at 0 and increases by one with each plan that sends or clears one.',
    },
  },
  rules: [
    { rule: 'disjointKeys', attribute: 'parameters', with: 'parametersWo' },
    { rule: 'conflicts', attribute: 'rotationPeriod', with: ['rotationSchedule'] },
    { rule: 'requires', attribute: 'rotationWindow', needs: 'rotationSchedule' },
  ],
  identity: objectPathIdentity,
  imports: objectPathImports('config', 'database/config/orders'),
  movedFrom: [{ type: 'vault_database_secret_backend_connection', schemaVersions: [0] }],
});

/** Specified in the secrets API, operation "Read connection". */
export const databaseConnectionData = defineDataSource({
  type: 'lintel_database_connection',
  service: 'secrets',
  construct: 'DataDatabaseConnection',
  doc: 'A connection of the database engine.',
  source: ['docs/spec/secrets.md#database-engine'],
  attributes: {
    ...objectPathArguments('database', 'The name of the connection.'),
    pluginName: { type: 'string', use: 'computed', doc: 'The name of the plugin that connects to the database.' },
    pluginVersion: {
      type: 'string',
      use: 'computed',
      absent: 'the built-in version is used',
      doc: 'The semantic version of the plugin.',
    },
    verifyConnection: {
      type: 'bool',
      use: 'computed',
      absent: 'the service does not report it',
      doc: 'Whether the service tests the connection before it stores it.',
    },
    allowedRoles: {
      type: 'set',
      element: 'string',
      use: 'computed',
      doc: 'The names of the roles that can use the connection; `*` allows all roles.',
    },
    rootRotationStatements: {
      type: 'list',
      element: 'string',
      use: 'computed',
      doc: 'The statements that change the password of the root user.',
    },
    passwordPolicy: {
      type: 'string',
      use: 'computed',
      absent: 'the default policy applies',
      doc: 'The name of the policy that passwords are generated with.',
    },
    connectionUrl: {
      type: 'string',
      use: 'computed',
      sensitive: true,
      absent: 'there is none',
      doc: 'The connection string. The service masks a password in it.',
    },
    username: { type: 'string', use: 'computed', absent: 'there is none', doc: 'The name of the root user.' },
    disableEscaping: {
      type: 'bool',
      use: 'computed',
      absent: 'the service does not report it',
      doc: 'Whether special characters in the username and password are inserted into the connection string without escaping.',
    },
    rotationPeriod: {
      type: 'duration',
      use: 'computed',
      absent: 'the password is not rotated at fixed periods',
      doc: 'The time between rotations of the password of the root user, in seconds.',
    },
    rotationSchedule: {
      type: 'string',
      use: 'computed',
      absent: 'the password is not rotated on a schedule',
      doc: 'The schedule of rotations of the password of the root user, as a cron expression with five fields, in UTC.',
    },
    rotationWindow: {
      type: 'duration',
      use: 'computed',
      absent: 'a rotation can be late by any amount of time',
      doc: 'The time after a scheduled rotation within which it can still take place, in seconds.',
    },
    disableAutomatedRotation: {
      type: 'bool',
      use: 'computed',
      absent: 'the service does not report it',
      doc: 'Whether rotations of the password of the root user are suspended.',
    },
    skipStaticRoleImportRotation: {
      type: 'bool',
      use: 'computed',
      absent: 'the service does not report it',
      doc: 'Whether creating a static role of the connection leaves the password of its user as it is.',
    },
    parameters: {
      type: 'map',
      element: 'string',
      use: 'computed',
      doc: 'Further parameters of the plugin, without those whose names indicate a secret.',
    },
  },
});

/** Specified in the secrets API, operation "List connections". */
export const databaseConnectionsData = defineDataSource({
  type: 'lintel_database_connections',
  service: 'secrets',
  construct: 'DataDatabaseConnections',
  doc: 'The names of the connections of a database engine.',
  source: ['docs/spec/secrets.md#database-engine'],
  attributes: namesAttributes('database', 'connections'),
});

/** Specified in the secrets API, operation "List connections". */
export const databaseConnectionList = defineListResource({
  type: 'lintel_database_connection',
  doc: 'The connections of a database engine.',
  source: ['docs/spec/secrets.md#database-engine'],
  attributes: listAttributes('database'),
});
