import { defineAdoption } from '../../../definition/adoption';

/** How token roles are adopted. */
export const tokenRoleAdoption = defineAdoption({
  type: 'lintel_token_role',
  things: 'token roles',
  search: { by: 'list', scope: 'installation' },
  named: ['name'],
});
