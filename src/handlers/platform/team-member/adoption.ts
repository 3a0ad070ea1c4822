import { defineAdoption } from '../../../definition/adoption';

/** How existing members of teams become code. */
export const teamMemberAdoption = defineAdoption({
  type: 'lintel_team_member',
  things: 'team members',
  search: { by: 'list', scope: { object: 'lintel_team', known: 'id' }, argument: 'teamId' },
  named: ['teamId', 'username', 'organizationMembershipId'],
  qualifiers: [],
  references: { teamId: { type: 'lintel_team', attribute: 'id' } },
});
