import type { ResourceReview } from '../../../definition/review-rule';

/** The effects of memberships on what people may do. */
export const teamMemberReview: ResourceReview = {
  rules: [
    {
      on: ['create', 'replace'],
      about: ['teamId', 'username', 'organizationMembershipId'],
      severity: 'warning',
      says: 'A person joins the team',
      why: 'They may do whatever the team may; a member of `owners` may do everything in the organization.',
    },
    {
      on: ['delete', 'replace'],
      about: ['teamId', 'username', 'organizationMembershipId'],
      severity: 'warning',
      says: 'A person leaves the team',
      why: 'They are refused what only this team may do.',
    },
  ],
  unremarkable: {},
};
