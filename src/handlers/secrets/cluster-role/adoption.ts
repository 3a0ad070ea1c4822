import { defineAdoption } from '../../../definition/adoption';

/** How cluster roles are adopted. */
export const clusterRoleAdoption = defineAdoption({
  type: 'lintel_cluster_role',
  things: 'cluster roles',
  search: { by: 'list', scope: { engine: 'kubernetes' }, argument: 'mount' },
  named: ['name'],
  qualifiers: ['mount'],
  references: { mount: { type: 'lintel_secrets_mount', attribute: 'path' } },
});
