import { RIGHT_NAMES } from './definition';
import type { ResourceReview, ReviewRule } from '../../../definition/review-rule';

const reading: readonly string[] = ['readWorkspaces', 'readProjects', 'accessSecretTeams'];
const membersOf = (rights: readonly string[]) => rights.map((right) => `organizationAccess.${right}`);

const gained = (rights: readonly string[], severity: 'danger' | 'warning'): ReviewRule => ({
  attribute: membersOf(rights),
  when: 'becomes',
  is: true,
  on: ['create', 'update', 'replace'],
  severity,
  says: 'The team gains a right in the whole organization',
  why: 'Each of its members has it everywhere, without access to a project or workspace.',
});

/** The effects of a team's changes on what people may do. */
export const teamReview: ResourceReview = {
  rules: [
    gained(
      RIGHT_NAMES.filter((right) => !reading.includes(right)),
      'danger',
    ),
    gained(reading, 'warning'),
    {
      attribute: membersOf(RIGHT_NAMES),
      when: 'becomes',
      is: false,
      severity: 'warning',
      says: 'The team loses a right in the whole organization',
      why: 'Its members are refused what they could do until now.',
    },
    {
      attribute: 'organizationAccess',
      when: 'changes',
      severity: 'warning',
      says: 'What the team may do in the whole organization changes',
      why: 'Each of its members has these rights everywhere.',
    },
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
