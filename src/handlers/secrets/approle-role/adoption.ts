import { defineAdoption } from '../../../definition/adoption';

/** How roles of AppRole are adopted. */
export const approleRoleAdoption = defineAdoption({
  type: 'lintel_approle_role',
  things: 'roles of AppRole',
  search: { by: 'list', scope: { authMethod: 'approle' }, argument: 'mount' },
  named: ['name'],
  qualifiers: ['mount'],
});
