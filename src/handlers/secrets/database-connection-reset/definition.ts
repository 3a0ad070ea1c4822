import { defineResource } from '../../../definition/resource';
import { deedAttributes, deedImports, deedPlace, deedTarget } from '../deed-attributes';

/** Restates the secrets API, operation "Reset connection". */
export const databaseConnectionReset = defineResource({
  type: 'lintel_database_connection_reset',
  wing: 'secrets',
  construct: 'DatabaseConnectionReset',
  performs: true,
  doc: 'A reset of a connection: the service closes it together with its plugin, and opens it again with the stored configuration.',
  source: ['docs/spec/secrets.md#database-engine'],
  attributes: {
    ...deedPlace('database'),
    name: deedTarget('The name of the connection.'),
    ...deedAttributes,
  },
  identity: { mount: false, name: true },
  imports: deedImports('reset', 'name', 'database/reset/orders'),
});
