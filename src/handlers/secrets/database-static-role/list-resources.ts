import { defineListResource } from '../../../definition/list-resource';
import { listAttributes } from '../place';

/** Restates the secrets API, operation "List static roles". */
export const databaseStaticRoleList = defineListResource({
  type: 'lintel_database_static_role',
  doc: 'The static roles of a database engine.',
  source: ['docs/spec/secrets.md#database-engine'],
  attributes: listAttributes('database'),
});
