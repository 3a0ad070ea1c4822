import { defineAction } from '../../../definition/action';
import { actionTarget } from '../deed-attributes';
import { listAttributes } from '../place';

/** Restates the secrets API, operation "Reset connection". */
export const databaseConnectionResetAction = defineAction({
  type: 'lintel_database_connection_reset',
  wing: 'secrets',
  doc: 'Resets a connection: the service closes it together with its plugin, and opens it again with the stored configuration.',
  source: ['docs/spec/secrets.md#database-engine'],
  attributes: { ...listAttributes('database'), name: actionTarget('The name of the connection.') },
});
