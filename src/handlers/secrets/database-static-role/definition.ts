import { defineResource } from '../../../definition/resource';
import { credentialAttributes, credentialClass, credentialRules } from '../credential';
import { placeAttributes, placeIdentity, placeImports } from '../place';

/** A database user whose password the service rotates. Restates the secrets API, "Database static role". */
export const databaseStaticRole = defineResource({
  type: 'lintel_database_static_role',
  wing: 'secrets',
  construct: 'DatabaseStaticRole',
  doc: 'One existing user of a database whose password the service rotates. Making it rotates the password; destroying it leaves the user with the last one.',
  replacementHarms: 'rotates the password',
  source: ['docs/spec/secrets.md#database-static-role', 'docs/spec/secrets.md#database-engine'],
  attributes: {
    ...placeAttributes('database', 'The name of the static role, which no dynamic role of the engine may have.'),
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
  identity: placeIdentity,
  imports: placeImports('static-roles', 'database/static-roles/reporting'),
  movedFrom: [{ type: 'vault_database_secret_backend_static_role', schemaVersions: [0] }],
});
