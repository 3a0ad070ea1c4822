import { defineAdoption } from '../../../definition/adoption';

/** How password policies are adopted. */
export const passwordPolicyAdoption = defineAdoption({
  type: 'lintel_password_policy',
  things: 'password policies',
  search: { by: 'list', scope: 'installation' },
  named: ['name'],
});
