import type { Call } from '../../exchange';
import type { World } from '../../world';
import { actingTeam, mayWrite } from '../access/acting-team';
import { projectRights } from '../access/rights';
import type { ResourceDocument } from '../json-api';
import { overwritesOf } from '../objects/execution';
import { shownValues } from '../objects/values';
import { byProject, teamProjects } from '../teams/team-access';
import { workspacesOf } from '../workspaces/workspaces';
import { START } from './default-project';
import type { Project } from './default-project';
import { PROJECT_EXECUTION, projectExecution } from './execution';
import { PROJECT_RULES } from './project-values';

export function projectDocument(world: World, call: Call, project: Project): ResourceDocument {
  const { id, name, organization, description, createdAt } = project;
  const { mode, pool } = projectExecution(world, project);
  const rights = projectRights(world, actingTeam(world, call), id);
  const writes = mayWrite(world, call);
  return {
    id,
    type: 'projects',
    attributes: {
      name,
      ...shownValues(PROJECT_RULES, { description: description ?? '', ...project.values }),
      'workspace-count': workspacesOf(world, id, organization).length,
      'team-count': world.store.of(teamProjects).by(byProject, id).length,
      'default-execution-mode': mode,
      ...overwritesOf(world, project, PROJECT_EXECUTION),
      'permissions': {
        'can-read': true,
        'can-update': writes && rights.update,
        'can-destroy': writes && rights.destroy,
        'can-create-workspace': writes && rights.createWorkspaces,
        'can-move-workspace': writes && rights.moveWorkspaces,
        'can-manage-teams': writes && rights.manageTeams,
        'can-manage-variable-sets': writes && rights.variableSets,
      },
      'created-at': createdAt ?? START,
    },
    relationships: {
      'organization': { data: { id: organization, type: 'organizations' } },
      'default-agent-pool': { data: pool === null ? null : { id: pool, type: 'agent-pools' } },
    },
    links: { self: `/api/v2/projects/${id}` },
  };
}
