import { defineDataSource } from '../../../definition/data-source';
import { namesAttributes, placeArguments } from '../place';

/** Restates the secrets API, operation "Read connection". */
export const databaseConnectionData = defineDataSource({
  type: 'lintel_database_connection',
  wing: 'secrets',
  construct: 'DataDatabaseConnection',
  doc: 'A connection of the database engine.',
  source: ['docs/spec/secrets.md#database-engine'],
  attributes: {
    ...placeArguments('database', 'The name of the connection.'),
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
  wing: 'secrets',
  construct: 'DataDatabaseConnections',
  doc: 'The names of the connections of a database engine.',
  source: ['docs/spec/secrets.md#database-engine'],
  attributes: namesAttributes('database', 'connections'),
});
