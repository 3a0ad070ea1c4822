import type { ResourceReview } from '../../../definition/review-rule';
import { identityPolicyRules } from '../shared/identity/identity-review';

/** The review rules of groups. */
export const identityGroupReview: ResourceReview = {
  rules: [
    ...identityPolicyRules('every member'),
    {
      attribute: 'memberGroupIds',
      when: 'gains',
      severity: 'danger',
      says: 'All members of another group become members',
      why: 'They get the policies of this group, now and anyone who joins the other one later.',
    },
    {
      attribute: 'memberEntityIds',
      when: 'gains',
      severity: 'warning',
      says: 'The group has further members',
      why: 'Their tokens have its policies with their next request.',
    },
    {
      attribute: ['memberEntityIds', 'memberGroupIds'],
      when: 'loses',
      severity: 'warning',
      says: 'The group loses members',
      why: 'Their tokens lose its policies with their next request.',
    },
    {
      attribute: 'metadata',
      when: 'changes',
      severity: 'note',
      says: 'Policies whose templates refer to the metadata decide otherwise',
      why: 'They are filled in with each request.',
    },
    {
      on: ['delete', 'replace'],
      about: ['namespace', 'type'],
      severity: 'warning',
      says: 'All members lose the policies of the group',
      why: 'Anyone who relies on them is locked out with the next request.',
    },
  ],
  unremarkable: { name: 'the id stays, and other groups refer to that' },
};
