import { isDisplayValues } from '../../../definition/display-value';
import type { ObjectChange, Remark, ResourceReview } from '../../../definition/review-rule';

const READING = ['readWorkspaces', 'readProjects', 'accessSecretTeams'];

/** Inputs left to other clients are known only after apply. */
function judgeAccess({ before, after }: ObjectChange): Remark[] {
  const was = before.organizationAccess;
  const is = after.organizationAccess;
  if (!isDisplayValues(is)) return [];
  const earlier = isDisplayValues(was) ? was : {};
  return Object.entries(is).flatMap(([right, value]): Remark[] => {
    const attribute = `organizationAccess.${right}`;
    if (value === true && earlier[right] !== true) {
      return [
        {
          attribute,
          severity: READING.includes(right) ? 'warning' : 'danger',
          says: 'The team gains a right in the whole organization',
          why: 'Each of its members has it everywhere, without access to a project or workspace.',
        },
      ];
    }
    if (value !== false || earlier[right] !== true) return [];
    return [
      {
        attribute,
        severity: 'warning',
        says: 'The team loses a right in the whole organization',
        why: 'Its members are refused what they could do until now.',
      },
    ];
  });
}

/** The effects of a team's changes on what people may do. */
export const teamReview: ResourceReview = {
  rules: [
    { on: ['create', 'update', 'replace'], about: ['organizationAccess'], judge: judgeAccess },
    {
      attribute: 'visibility',
      when: 'changes',
      severity: 'warning',
      says: 'Other people can see the team',
      why: 'A secret team is seen by its members and the owners alone.',
    },
    {
      attribute: 'ssoTeamId',
      when: 'changes',
      severity: 'warning',
      says: 'The identity provider decides otherwise who joins the team',
      why: 'People who have the group there become members, and others leave.',
    },
    {
      attribute: 'allowMemberTokenManagement',
      when: 'becomes',
      is: true,
      severity: 'warning',
      says: 'Members may create tokens of the team',
      why: 'Such a token has all rights of the team, and outlives the membership of who created it.',
    },
    {
      on: ['delete', 'replace'],
      about: ['organization'],
      severity: 'danger',
      says: 'The team is deleted',
      why: 'Its members lose its access to projects and workspaces, and its tokens end.',
    },
  ],
  unremarkable: { name: 'access refers to the team by its ID' },
};
