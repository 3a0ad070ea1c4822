import { defineDataSource } from '../../../definition/data-source';
import { credentialResults } from '../credential';
import { namesAttributes, placeArguments } from '../place';

/** Restates the secrets API, operation "Read static role". */
export const databaseStaticRoleData = defineDataSource({
  type: 'lintel_database_static_role',
  wing: 'secrets',
  construct: 'DataDatabaseStaticRole',
  doc: 'A static role of the database engine. Its password is no part of it: see the ephemeral `lintel_database_static_credentials`.',
  source: ['docs/spec/secrets.md#database-engine'],
  attributes: {
    ...placeArguments('database', 'The name of the static role.'),
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
  wing: 'secrets',
  construct: 'DataDatabaseStaticRoles',
  doc: 'The names of the static roles of a database engine.',
  source: ['docs/spec/secrets.md#database-engine'],
  attributes: namesAttributes('database', 'static roles'),
});
