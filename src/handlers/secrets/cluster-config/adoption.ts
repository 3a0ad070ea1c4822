import { defineAdoption } from '../../../definition/adoption';

/** How cluster configurations are adopted. */
export const clusterConfigAdoption = defineAdoption({
  type: 'lintel_cluster_config',
  things: 'cluster configurations',
  search: { by: 'read', scope: { engine: 'kubernetes' }, argument: 'mount' },
  named: ['mount'],
  references: { mount: { type: 'lintel_secrets_mount', attribute: 'path' } },
});
