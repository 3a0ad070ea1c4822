import { defineAdoption } from '../../../definition/adoption';

/** How ACL policies are adopted. */
export const aclPolicyAdoption = defineAdoption({
  type: 'lintel_acl_policy',
  things: 'ACL policies',
  search: { by: 'list', scope: 'installation' },
  named: ['name'],
});
