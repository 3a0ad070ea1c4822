import { defineAdoption } from '../../../definition/adoption';

/** How roles of Kubernetes auth methods are adopted: below each method that is configured. */
export const kubernetesAuthRoleAdoption = defineAdoption({
  type: 'lintel_kubernetes_auth_role',
  things: 'roles of Kubernetes auth methods',
  search: { by: 'list', scope: { object: 'lintel_kubernetes_auth_config', known: 'mount' }, argument: 'mount' },
  named: ['name'],
  qualifiers: ['mount'],
});
