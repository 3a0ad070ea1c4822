import { defineAdoption } from '../../../definition/adoption';

/** How addresses of certificate authorities are adopted. */
export const pkiClusterConfigAdoption = defineAdoption({
  type: 'lintel_pki_cluster_config',
  things: 'addresses of certificate authorities',
  search: { by: 'read', scope: { engine: 'pki' }, argument: 'mount' },
  named: ['mount'],
  references: { mount: { type: 'lintel_secrets_mount', attribute: 'path' } },
});
