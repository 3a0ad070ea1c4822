import { defineListResource } from '../../../definition/list-resource';
import { listAttributes } from '../place';

/** Restates the secrets API, operation "List roles". */
export const databaseRoleList = defineListResource({
  type: 'lintel_database_role',
  doc: 'The dynamic roles of a database engine.',
  source: ['docs/spec/secrets.md#database-engine'],
  attributes: listAttributes('database'),
});
