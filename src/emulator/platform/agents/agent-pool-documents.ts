import type { World } from '../../world';
import type { ResourceDocument } from '../json-api';
import { identifiers } from '../objects/related';
import { START } from '../projects/default-project';
import { executionOf } from '../workspaces/workspace-document';
import { byOrganization, workspaces } from '../workspaces/workspaces';
import type { Workspace } from '../workspaces/workspaces';
import { scopeOf } from './agent-pools';
import type { AgentPool } from './agent-pools';

/** The workspaces whose runs use a pool, directly or by inheritance. */
export function usersOf(world: World, { id, organization }: AgentPool): Workspace[] {
  return world.store
    .of(workspaces)
    .by(byOrganization, organization)
    .filter((workspace) => executionOf(world, workspace).pool === id);
}

export function agentPoolDocument(world: World, pool: AgentPool): ResourceDocument {
  const { id, name, organization, createdAt } = pool;
  const { organizationScoped, allowedWorkspaces, allowedProjects, excludedWorkspaces } = scopeOf(pool);
  return {
    id,
    type: 'agent-pools',
    attributes: {
      name,
      'organization-scoped': organizationScoped,
      'agent-count': 0,
      'created-at': createdAt ?? START,
    },
    relationships: {
      'organization': { data: { id: organization, type: 'organizations' } },
      'workspaces': {
        data: identifiers(
          'workspaces',
          usersOf(world, pool).map((workspace) => workspace.id),
        ),
      },
      'allowed-workspaces': { data: identifiers('workspaces', allowedWorkspaces) },
      'allowed-projects': { data: identifiers('projects', allowedProjects) },
      'excluded-workspaces': { data: identifiers('workspaces', excludedWorkspaces) },
    },
    links: { self: `/api/v2/agent-pools/${id}` },
  };
}
