import { defineListResource } from '../../../definition/list-resource';
import { listAttributes } from '../place';

/** Restates the secrets API, operation "List roles" of the cluster engine. */
export const clusterRoleList = defineListResource({
  type: 'lintel_cluster_role',
  doc: 'The roles of a cluster engine.',
  source: 'secrets API: List roles (cluster engine)',
  attributes: listAttributes('kubernetes'),
});
