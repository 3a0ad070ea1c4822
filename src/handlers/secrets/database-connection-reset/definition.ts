import { defineAction } from '../../../definition/action';
import { defineResource } from '../../../definition/resource';
import { listAttributes } from '../shared/mount-attributes';
import {
  operationAttributes,
  operationImports,
  operationPath,
  operationTarget,
  actionTarget,
} from '../shared/operation-attributes';

/** Specified in the secrets API, operation "Reset connection". */
export const databaseConnectionReset = defineResource({
  type: 'lintel_database_connection_reset',
  service: 'secrets',
  construct: 'DatabaseConnectionReset',
  operation: true,
  doc: 'A reset of a connection: the service closes the connection and its plugin, and opens them again with the stored configuration.',
  source: ['docs/spec/secrets.md#database-engine'],
  attributes: {
    ...operationPath('database'),
    name: operationTarget('The name of the connection.'),
    ...operationAttributes,
  },
  identity: { mount: false, name: true },
  imports: operationImports('reset', 'name', 'database/reset/orders'),
});

/** Specified in the secrets API, operation "Reset connection". */
export const databaseConnectionResetAction = defineAction({
  type: 'lintel_database_connection_reset',
  service: 'secrets',
  doc: 'Resets a connection: the service closes the connection and its plugin, and opens them again with the stored configuration.',
  source: ['docs/spec/secrets.md#database-engine'],
  attributes: { ...listAttributes('database'), name: actionTarget('The name of the connection.') },
});
