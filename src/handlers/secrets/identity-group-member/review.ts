import type { ObjectChange, Remark, ResourceReview } from '../../../definition/review-rule';
import { dangerousPolicies } from '../shared/auth/dangerous-policies';

/** The review rules of single members of groups. */
export const identityGroupMemberReview: ResourceReview = {
  rules: [
    { on: ['create', 'replace'], about: ['groupId', 'entityId', 'memberGroupId'], judge: joinsAdministrators },
    {
      on: ['create', 'replace'],
      about: ['groupId', 'entityId', 'memberGroupId', 'namespace'],
      severity: 'warning',
      says: 'The group has a further member',
      why: 'Its tokens have the policies of the group with their next request.',
    },
    {
      on: ['delete'],
      severity: 'note',
      says: 'The group loses a member',
      why: 'Its tokens lose the policies of the group with their next request.',
    },
  ],
  unremarkable: {},
};

/** A review sends no requests: it only knows groups in the plan. */
function joinsAdministrators({ after, others }: ObjectChange): Remark[] {
  const group = others.find(
    (one) => one.type === 'lintel_identity_group' && after.groupId !== undefined && one.after.groupId === after.groupId,
  );
  const policies = Array.isArray(group?.after.policies) ? group.after.policies.map(String) : [];
  const items = dangerousPolicies(policies, after.namespace, others);
  if (items.length === 0) return [];
  return [
    {
      severity: 'danger',
      says: 'The member gets the rights of an administrator',
      why: 'The policies of the group permit everything, or to change who may do what.',
      items,
    },
  ];
}
