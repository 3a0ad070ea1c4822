import { defineDataSource } from '../../../definition/data-source';
import { credentialResults } from '../credential';
import { namesAttributes, placeArguments } from '../place';

const statements = (doc: string) => ({ type: 'list', element: 'string', use: 'computed', doc } as const);

/** Restates the secrets API, operation "Read role". */
export const databaseRoleData = defineDataSource({
  type: 'lintel_database_role',
  wing: 'secrets',
  construct: 'DataDatabaseRole',
  doc: 'A dynamic role of the database engine.',
  source: ['docs/spec/secrets.md#database-engine'],
  attributes: {
    ...placeArguments('database', 'The name of the role.'),
    dbName: { type: 'string', use: 'computed', doc: 'The name of the connection.' },
    defaultTtl: { type: 'duration', use: 'computed', absent: 'the default of the engine, or of the system, counts', doc: 'How long a lease lasts, in seconds.' },
    maxTtl: { type: 'duration', use: 'computed', absent: 'the maximum of the engine, or of the system, counts', doc: 'How long a lease may last at most, in seconds.' },
    creationStatements: statements('The statements that make a user.'),
    revocationStatements: statements('The statements that take a user away.'),
    rollbackStatements: statements('The statements that undo a creation that failed.'),
    renewStatements: statements('The statements that renew a user.'),
    ...credentialResults,
  },
});

/** Restates the secrets API, operation "List roles". */
export const databaseRolesData = defineDataSource({
  type: 'lintel_database_roles',
  wing: 'secrets',
  construct: 'DataDatabaseRoles',
  doc: 'The names of the dynamic roles of a database engine.',
  source: ['docs/spec/secrets.md#database-engine'],
  attributes: namesAttributes('database', 'dynamic roles'),
});
