import { defineResource } from '../../../definition/resource';
import { credentialAttributes, credentialClass, credentialRules, credentialResults } from '../shared/credential';
import { objectPathAttributes, objectPathIdentity, objectPathImports, namesAttributes, objectPathArguments, listAttributes, mountRules, nameRules } from '../shared/mount-attributes';
import { defineDataSource } from '../../../definition/data-source';
import { defineListResource } from '../../../definition/list-resource';
import { defineEphemeralResource } from '../../../definition/ephemeral-resource';

/** A database user whose password the service rotates. Restates the secrets API, "Database static role". */
export const databaseStaticRole = defineResource({
  type: 'lintel_database_static_role',
  service: 'secrets',
  construct: 'DatabaseStaticRole',
  doc: 'One existing user of a database whose password the service rotates. Making it rotates the password; destroying it leaves the user with the last one.',
  replacementHarms: 'rotates the password',
  source: ['docs/spec/secrets.md#database-static-role', 'docs/spec/secrets.md#database-engine'],
  attributes: {
    ...objectPathAttributes('database', 'The name of the static role, which no dynamic role of the engine may have.'),
    username: { type: 'string', use: 'required', replace: true, doc: 'The name of the user in the database.' },
    dbName: {
      type: 'string', use: 'required', replace: true,
      doc: 'The name of the connection, which must allow the static role.',
    },
    rotation: {
      use: 'required', construct: 'Rotation', doc: 'When the service rotates the password.',
      choice: {
        every: {
          rotationPeriod: { type: 'duration', use: 'required', rules: [{ rule: 'range', min: 5 }], doc: 'How long a password is in force, at least 5 seconds.' },
        },
        onSchedule: {
          rotationSchedule: {
            type: 'string', use: 'required', compare: 'squeezed', rules: [{ rule: 'cron' }],
            doc: 'When passwords are rotated, as a cron expression of five fields, in UTC.',
          },
          rotationWindow: {
            type: 'duration', use: 'optional', rules: [{ rule: 'range', min: 3600 }], absent: 'a rotation may be late by any time',
            doc: 'How late a rotation may be, at least an hour; one that misses its window waits for the next time.',
          },
        },
      },
    },
    rotationStatements: {
      type: 'list', element: 'string', use: 'optional', emptyIsAbsent: true, compare: 'trimmed', absent: 'the plugin has statements of its own',
      doc: 'The statements that change the password of the user.',
    },
    ...credentialAttributes,
    lastServiceRotation: {
      type: 'string', use: 'computed', moving: true, absent: 'the service does not tell', doc: 'When the service last rotated the password.',
    },
    secretsRevision: {
      type: 'int', use: 'computed', revision: true,
      doc: 'How often a write-only input was sent or cleared: 0 while none was, one more in each plan that does.',
    },
  },
  rules: credentialRules,
  wordClass: credentialClass,
  identity: objectPathIdentity,
  imports: objectPathImports('static-roles', 'database/static-roles/reporting'),
  movedFrom: [{ type: 'vault_database_secret_backend_static_role', schemaVersions: [0] }],
});

/** Restates the secrets API, operation "Read static role". */
export const databaseStaticRoleData = defineDataSource({
  type: 'lintel_database_static_role',
  service: 'secrets',
  construct: 'DataDatabaseStaticRole',
  doc: 'A static role of the database engine. Its password is no part of it: see the ephemeral `lintel_database_static_credentials`.',
  source: ['docs/spec/secrets.md#database-engine'],
  attributes: {
    ...objectPathArguments('database', 'The name of the static role.'),
    username: { type: 'string', use: 'computed', doc: 'The name of the user in the database.' },
    dbName: { type: 'string', use: 'computed', doc: 'The name of the connection.' },
    rotationPeriod: { type: 'duration', use: 'computed', absent: 'it is rotated on a schedule', doc: 'How long a password is in force, in seconds.' },
    rotationSchedule: { type: 'string', use: 'computed', absent: 'it is rotated by a period', doc: 'When passwords are rotated, as a cron expression of five fields.' },
    rotationWindow: { type: 'duration', use: 'computed', absent: 'a rotation may be late by any time', doc: 'How late a rotation may be, in seconds.' },
    rotationStatements: { type: 'list', element: 'string', use: 'computed', doc: 'The statements that change the password of the user.' },
    ...credentialResults,
    lastServiceRotation: { type: 'string', use: 'computed', absent: 'the service does not tell', doc: 'When the service last rotated the password.' },
  },
});

/** Restates the secrets API, operation "List static roles". */
export const databaseStaticRolesData = defineDataSource({
  type: 'lintel_database_static_roles',
  service: 'secrets',
  construct: 'DataDatabaseStaticRoles',
  doc: 'The names of the static roles of a database engine.',
  source: ['docs/spec/secrets.md#database-engine'],
  attributes: namesAttributes('database', 'static roles'),
});

/** Restates the secrets API, operation "List static roles". */
export const databaseStaticRoleList = defineListResource({
  type: 'lintel_database_static_role',
  doc: 'The static roles of a database engine.',
  source: ['docs/spec/secrets.md#database-engine'],
  attributes: listAttributes('database'),
});

/** Restates the secrets API, "Credentials", of a static role. */
export const databaseStaticCredentialsEphemeral = defineEphemeralResource({
  type: 'lintel_database_static_credentials',
  service: 'secrets',
  construct: 'EphemeralDatabaseStaticCredentials',
  doc: 'The present credentials of a static role: in no plan and in no state. They have no lease; a rotation ends them.',
  source: ['docs/spec/secrets.md#credentials', 'docs/spec/secrets.md#database-engine'],
  attributes: {
    mount: { type: 'string', use: 'optional', default: 'database', rules: mountRules, doc: 'The path that the engine is mounted at.' },
    role: { type: 'string', use: 'required', rules: nameRules, doc: 'The name of the static role.' },
    username: { type: 'string', use: 'computed', sensitive: true, doc: 'The name of the user in the database.' },
    password: { type: 'string', use: 'computed', sensitive: true, absent: 'the credential is of another type', doc: 'The password of the user.' },
    rsaPrivateKey: { type: 'string', use: 'computed', sensitive: true, absent: 'the credential is of another type', doc: 'The private key of the user.' },
    lastServiceRotation: { type: 'string', use: 'computed', absent: 'the service does not tell', doc: 'When the service last rotated the credential.' },
    ttl: { type: 'int', use: 'computed', absent: 'the service does not tell', doc: 'Seconds until the next rotation.' },
    rotationPeriod: { type: 'int', use: 'computed', absent: 'it is rotated on a schedule', doc: 'How long a credential is in force, in seconds.' },
    rotationSchedule: { type: 'string', use: 'computed', absent: 'it is rotated by a period', doc: 'When credentials are rotated, as a cron expression of five fields.' },
    rotationWindow: { type: 'int', use: 'computed', absent: 'a rotation may be late by any time', doc: 'How late a rotation may be, in seconds.' },
  },
});
