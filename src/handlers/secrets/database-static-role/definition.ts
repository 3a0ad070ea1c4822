import { CREATED } from '../../../definition/access';
import { defineDataSource } from '../../../definition/data-source';
import { defineEphemeralResource } from '../../../definition/ephemeral-resource';
import { defineListResource } from '../../../definition/list-resource';
import { defineResource } from '../../../definition/resource';
import { secretInput } from '../../../definition/secret-input';
import {
  credentialAttributes,
  credentialClass,
  credentialRules,
  credentialResults,
} from '../shared/credentials/credential';
import {
  objectPathAttributes,
  objectPathIdentity,
  objectPathImports,
  namesAttributes,
  objectPathArguments,
  listAttributes,
  mountRules,
  nameRules,
} from '../shared/mount-attributes';

/** Specified in the secrets API, "Database static role". */
export const databaseStaticRole = defineResource({
  type: 'lintel_database_static_role',
  service: 'secrets',
  construct: 'DatabaseStaticRole',
  doc: 'A static role of the database engine: an existing database user whose password the service rotates. Creating the role rotates the password, unless `skipImportRotation` is set. Destroying it leaves the user with its last password.',
  replacementHarms: 'rotates the password',
  source: ['docs/spec/secrets.md#database-static-role', 'docs/spec/secrets.md#database-engine'],
  ownAccess: CREATED,
  attributes: {
    ...objectPathAttributes(
      'database',
      "The name of the static role. Must differ from the names of the engine's dynamic roles.",
    ),
    username: { type: 'string', use: 'required', replace: true, doc: 'The name of the user in the database.' },
    dbName: {
      type: 'string',
      use: 'required',
      replace: true,
      doc: 'The name of the connection. It must allow the static role.',
    },
    rotation: {
      use: 'required',
      construct: 'Rotation',
      doc: 'When the service rotates the password.',
      choice: {
        every: {
          rotationPeriod: {
            type: 'duration',
            use: 'required',
            rules: [{ rule: 'range', min: 5 }],
            doc: 'The time between rotations.',
          },
        },
        onSchedule: {
          rotationSchedule: {
            type: 'string',
            use: 'required',
            compare: 'squeezed',
            rules: [{ rule: 'cron' }],
            doc: 'The schedule of rotations, as a cron expression with five fields, in UTC.',
          },
          rotationWindow: {
            type: 'duration',
            use: 'optional',
            rules: [{ rule: 'range', min: 3600 }],
            absent: 'a rotation can be late by any amount of time',
            doc: 'The time after a scheduled rotation within which it can still take place. A rotation that misses its window waits for the next scheduled time.',
          },
        },
      },
    },
    rotationStatements: {
      type: 'list',
      element: 'string',
      use: 'optional',
      emptyIsAbsent: true,
      compare: 'trimmed',
      absent: 'the plugin uses its default statements',
      doc: 'The statements that change the password of the user.',
    },
    ...credentialAttributes,
    skipImportRotation: {
      type: 'bool',
      use: 'optionalComputed',
      newer: { vault: { version: '1.18', enterprise: true } },
      absent: 'the setting `skip_static_role_import_rotation` of the connection decides, which is normally off',
      doc: 'Whether creating the role leaves the password as it is, so that clients that use it are not locked out. The service does not know the password until the first rotation, unless it is configured as `passwordWo`. Has no effect on a role that exists. Requires Vault Enterprise 1.18 or later.',
    },
    ...secretInput('password', {
      newer: { vault: { version: '1.19', enterprise: true } },
      absent: 'the service does not know the password until it rotates it',
      doc: 'The current password of the user. Required if the user changes its own password, because the connection has no root user (`self_managed` in `parameters` of the connection), and otherwise useful together with `skipImportRotation`. It is sent only when it changes. Requires Vault Enterprise 1.19 or later.',
    }),
    lastServiceRotation: {
      type: 'string',
      use: 'computed',
      moving: true,
      absent: 'the service does not report it',
      doc: 'The time of the last rotation by the service.',
    },
    secretsRevision: {
      type: 'int',
      use: 'computed',
      revision: true,
      doc: 'How many times a write-only input was sent or cleared. Starts at 0 and increases by one with each plan that sends or clears one.',
    },
  },
  rules: credentialRules,
  wordClass: credentialClass,
  identity: objectPathIdentity,
  imports: objectPathImports('static-roles', 'database/static-roles/reporting'),
  movedFrom: [{ type: 'vault_database_secret_backend_static_role', schemaVersions: [0] }],
});

/** Specified in the secrets API, operation "Read static role". */
export const databaseStaticRoleData = defineDataSource({
  type: 'lintel_database_static_role',
  service: 'secrets',
  construct: 'DataDatabaseStaticRole',
  doc: 'A static role of the database engine. To get its password, use the ephemeral resource `lintel_database_static_credentials`.',
  source: ['docs/spec/secrets.md#database-engine'],
  attributes: {
    ...objectPathArguments('database', 'The name of the static role.'),
    username: { type: 'string', use: 'computed', doc: 'The name of the user in the database.' },
    dbName: { type: 'string', use: 'computed', doc: 'The name of the connection.' },
    rotationPeriod: {
      type: 'duration',
      use: 'computed',
      absent: 'the password is rotated on a schedule',
      doc: 'The time between rotations, in seconds.',
    },
    rotationSchedule: {
      type: 'string',
      use: 'computed',
      absent: 'the password is rotated at a fixed period',
      doc: 'The schedule of rotations, as a cron expression with five fields, in UTC.',
    },
    rotationWindow: {
      type: 'duration',
      use: 'computed',
      absent: 'a rotation can be late by any amount of time',
      doc: 'The time after a scheduled rotation within which it can still take place, in seconds.',
    },
    rotationStatements: {
      type: 'list',
      element: 'string',
      use: 'computed',
      doc: 'The statements that change the password of the user.',
    },
    skipImportRotation: {
      type: 'bool',
      use: 'computed',
      absent: 'the service does not report it',
      doc: 'Whether creating the role left the password as it was.',
    },
    ...credentialResults,
    lastServiceRotation: {
      type: 'string',
      use: 'computed',
      absent: 'the service does not report it',
      doc: 'The time of the last rotation by the service.',
    },
  },
});

/** Specified in the secrets API, operation "List static roles". */
export const databaseStaticRolesData = defineDataSource({
  type: 'lintel_database_static_roles',
  service: 'secrets',
  construct: 'DataDatabaseStaticRoles',
  doc: 'The names of the static roles of a database engine.',
  source: ['docs/spec/secrets.md#database-engine'],
  attributes: namesAttributes('database', 'static roles'),
});

/** Specified in the secrets API, operation "List static roles". */
export const databaseStaticRoleList = defineListResource({
  type: 'lintel_database_static_role',
  doc: 'The static roles of a database engine.',
  source: ['docs/spec/secrets.md#database-engine'],
  attributes: listAttributes('database'),
});

/** Specified in the secrets API, "Credentials", of a static role. */
export const databaseStaticCredentialsEphemeral = defineEphemeralResource({
  type: 'lintel_database_static_credentials',
  service: 'secrets',
  construct: 'EphemeralDatabaseStaticCredentials',
  doc: 'The current credentials of a static role, never stored in a plan or state. They have no lease and are valid until the next rotation.',
  source: ['docs/spec/secrets.md#credentials', 'docs/spec/secrets.md#database-engine'],
  access: [{ path: '{mount}/static-creds/{role}', needs: { read: ['read'] } }],
  attributes: {
    mount: {
      type: 'string',
      use: 'optional',
      default: 'database',
      rules: mountRules,
      doc: 'The path that the engine is mounted at.',
    },
    role: { type: 'string', use: 'required', rules: nameRules, doc: 'The name of the static role.' },
    username: { type: 'string', use: 'computed', sensitive: true, doc: 'The name of the user in the database.' },
    password: {
      type: 'string',
      use: 'computed',
      sensitive: true,
      absent: 'the credential has another type, or the service does not know the password until it rotates it',
      doc: 'The password of the user.',
    },
    rsaPrivateKey: {
      type: 'string',
      use: 'computed',
      sensitive: true,
      absent: 'the credential has another type',
      doc: 'The private key of the user.',
    },
    lastServiceRotation: {
      type: 'string',
      use: 'computed',
      absent: 'the service does not report it',
      doc: 'The time of the last rotation by the service.',
    },
    ttl: {
      type: 'int',
      use: 'computed',
      absent: 'the service does not report it',
      doc: 'The number of seconds until the next rotation.',
    },
    rotationPeriod: {
      type: 'int',
      use: 'computed',
      absent: 'the credential is rotated on a schedule',
      doc: 'The time between rotations, in seconds.',
    },
    rotationSchedule: {
      type: 'string',
      use: 'computed',
      absent: 'the credential is rotated at a fixed period',
      doc: 'The schedule of rotations, as a cron expression with five fields, in UTC.',
    },
    rotationWindow: {
      type: 'int',
      use: 'computed',
      absent: 'a rotation can be late by any amount of time',
      doc: 'The time after a scheduled rotation within which it can still take place, in seconds.',
    },
  },
});
