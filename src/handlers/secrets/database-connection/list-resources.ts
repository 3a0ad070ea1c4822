import { defineListResource } from '../../../definition/list-resource';
import { listAttributes } from '../place';

/** Restates the secrets API, operation "List connections". */
export const databaseConnectionList = defineListResource({
  type: 'lintel_database_connection',
  doc: 'The connections of a database engine.',
  source: ['docs/spec/secrets.md#database-engine'],
  attributes: listAttributes('database'),
});
