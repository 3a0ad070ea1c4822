import { defineListResource } from '../../../definition/list-resource';
import { listAttributes } from '../place';

/** Restates the secrets API, operation "List static roles". */
export const databaseStaticRoleList = defineListResource({
  type: 'lintel_database_static_role',
  doc: 'The static roles of a database engine.',
  source: 'secrets API: List static roles',
  attributes: listAttributes('database'),
});
