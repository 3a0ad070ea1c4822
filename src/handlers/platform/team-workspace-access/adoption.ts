import { defineAdoption } from '../../../definition/adoption';

/** How existing access of teams to workspaces becomes code. */
export const teamWorkspaceAccessAdoption = defineAdoption({
  type: 'lintel_team_workspace_access',
  things: 'access of teams to workspaces',
  search: { by: 'list', scope: { object: 'lintel_workspace', known: 'id' }, argument: 'workspaceId' },
  named: ['workspaceId', 'teamId'],
  qualifiers: [],
  tabledBy: 'workspaceId',
  references: {
    workspaceId: { type: 'lintel_workspace', attribute: 'id' },
    teamId: { type: 'lintel_team', attribute: 'id' },
  },
});
