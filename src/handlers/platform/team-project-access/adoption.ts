import { defineAdoption } from '../../../definition/adoption';

/** How existing access of teams to projects becomes code. */
export const teamProjectAccessAdoption = defineAdoption({
  type: 'lintel_team_project_access',
  things: 'access of teams to projects',
  search: { by: 'list', scope: { object: 'lintel_project', known: 'id' }, argument: 'projectId' },
  named: ['projectId', 'teamId'],
  qualifiers: [],
  tabledBy: 'projectId',
  references: {
    projectId: { type: 'lintel_project', attribute: 'id' },
    teamId: { type: 'lintel_team', attribute: 'id' },
  },
});
