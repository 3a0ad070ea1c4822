import type { ObjectChange, Remark, ResourceReview } from '../../../definition/review-rule';

/** The effects of memberships on what people may do. */
export const teamMemberReview: ResourceReview = {
  rules: [
    {
      on: ['create', 'replace'],
      about: ['teamId', 'username', 'organizationMembershipId'],
      judge: joining,
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

/** A membership only has the id of its team: the plan knows its name if the configuration manages the team or looks it up. */
function joining({ after, nameOf }: ObjectChange): Remark[] {
  const name = nameOf('lintel_team', after.teamId);
  if (name === 'owners') {
    return [
      {
        severity: 'danger',
        says: 'A person joins the owners of the organization',
        why: 'They may do everything in the organization, such as reading every state and deleting everything.',
      },
    ];
  }
  return [
    {
      severity: 'warning',
      says: 'A person joins the team',
      why:
        name === undefined
          ? 'They may do whatever the team may. The plan does not say which team it is: is it `owners`, whose members may do everything in the organization?'
          : 'They may do whatever the team may.',
    },
  ];
}
