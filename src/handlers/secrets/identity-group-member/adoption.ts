import { defineAdoption } from '../../../definition/adoption';

/** Why single members of groups are not adopted. */
export const identityGroupMemberAdoption = defineAdoption({
  type: 'lintel_identity_group_member',
  things: 'single members of groups',
  search: { by: 'nothing', because: 'the groups that are adopted have all of their members' },
});
