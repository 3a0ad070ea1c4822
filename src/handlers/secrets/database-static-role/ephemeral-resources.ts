import { defineEphemeralResource } from '../../../definition/ephemeral-resource';
import { mountRules, nameRules } from '../place';

/** Restates the secrets API, "Credentials", of a static role. */
export const databaseStaticCredentialsEphemeral = defineEphemeralResource({
  type: 'lintel_database_static_credentials',
  wing: 'secrets',
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
