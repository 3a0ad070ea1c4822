import { defineAdoption } from '../../../definition/adoption';

/** How the configurations of Kubernetes auth methods are adopted. */
export const kubernetesAuthConfigAdoption = defineAdoption({
  type: 'lintel_kubernetes_auth_config',
  things: 'configurations of Kubernetes auth methods',
  search: { by: 'list', scope: 'installation' },
  named: ['mount'],
});
