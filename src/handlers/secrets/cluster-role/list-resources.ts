import { defineListResource } from '../../../definition/list-resource';
import { listAttributes } from '../place';

/** Restates the secrets API, operation "List roles" of the cluster engine. */
export const clusterRoleList = defineListResource({
  type: 'lintel_cluster_role',
  doc: 'The roles of a cluster engine.',
  source: ['docs/spec/secrets.md#cluster-engine', 'docs/spec/secrets.md#cluster-engine-1'],
  attributes: listAttributes('kubernetes'),
});
