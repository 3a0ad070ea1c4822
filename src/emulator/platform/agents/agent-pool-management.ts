import type { Call, Reply, Route } from '../../exchange';
import { newId } from '../../identifiers';
import { ownField } from '../../read-fields';
import type { World } from '../../world';
import { byName } from '../by-name';
import { documentResponse, invalid, refuseIfAny } from '../json-api';
import type { Problem } from '../json-api';
import { relatedIds, relationshipProblems } from '../members';
import { forgetAgentPool } from '../neighbour-deletion';
import { ON, PLAIN_NAME } from '../objects/rules';
import { valueProblems } from '../objects/values';
import { getOrganization } from '../organizations/organizations';
import { organizationExecution, projectExecution } from '../projects/execution';
import { projectRule, projectsOf } from '../projects/projects';
import { readDocument } from '../request-document';
import { workspaceRule } from '../workspaces/workspaces';
import { agentPoolDocument, usersOf } from './agent-pool-documents';
import { getAgentPool } from './agent-pool-lookup';
import { agentPools, scopeOf } from './agent-pools';
import type { AgentPool } from './agent-pools';

const ITEM = '/api/v2/agent-pools/:id';

export const agentPoolManagementRoutes: readonly Route[] = [
  {
    operation: 'Create agent pool',
    method: 'POST',
    path: '/api/v2/organizations/:organization_name/agent-pools',
    needs: 'agents',
    handle: (world, call, { organization_name }) => {
      const { name: organization } = getOrganization(world, organization_name);
      const createdAt = world.clock.now().toISOString();
      const blank = { id: newId(world, 'apool'), name: '', organization, createdAt };
      return documentResponse(201, agentPoolDocument(world, store(world, call, blank, 'create')));
    },
  },
  {
    operation: 'Update agent pool',
    method: 'PATCH',
    path: ITEM,
    needs: 'agents',
    handle: (world, call, { id }) =>
      documentResponse(200, agentPoolDocument(world, store(world, call, getAgentPool(world, id), 'update'))),
  },
  {
    operation: 'Delete agent pool',
    method: 'DELETE',
    path: ITEM,
    needs: 'agents',
    handle: (world, _, { id }): Reply => {
      const pool = getAgentPool(world, id);
      refuseIfAny(isUsed(world, pool) ? [invalid('/data', 'The agent pool is used by workspaces or projects')] : []);
      world.store.of(agentPools).delete(id);
      forgetAgentPool(world, id);
      return { status: 204 };
    },
  },
];

function isUsed(world: World, pool: AgentPool): boolean {
  return (
    usersOf(world, pool).length > 0 ||
    organizationExecution(world, pool.organization).pool === pool.id ||
    projectsOf(world, pool.organization).some((project) => projectExecution(world, project).pool === pool.id)
  );
}

function store(world: World, call: Call, before: AgentPool, occasion: 'create' | 'update'): AgentPool {
  const { attributes, relationships } = readDocument(call, 'agent-pools');
  const { organization } = before;
  refuseIfAny([
    ...valueProblems({ 'name': PLAIN_NAME, 'organization-scoped': ON }, attributes, occasion),
    ...relationshipProblems(relationships, 'allowed-workspaces', workspaceRule(world, organization)),
    ...relationshipProblems(relationships, 'allowed-projects', projectRule(world, organization)),
    ...relationshipProblems(relationships, 'excluded-workspaces', workspaceRule(world, organization)),
  ]);
  const scope = scopeOf(before);
  const pool = {
    ...before,
    name: (ownField(attributes, 'name') as string | undefined) ?? before.name,
    scope: {
      organizationScoped:
        (ownField(attributes, 'organization-scoped') as boolean | undefined) ?? scope.organizationScoped,
      allowedWorkspaces: relatedIds(relationships, 'allowed-workspaces') ?? scope.allowedWorkspaces,
      allowedProjects: relatedIds(relationships, 'allowed-projects') ?? scope.allowedProjects,
      excludedWorkspaces: relatedIds(relationships, 'excluded-workspaces') ?? scope.excludedWorkspaces,
    },
  };
  refuseIfAny(nameProblems(world, pool));
  return world.store.of(agentPools).put(pool);
}

function nameProblems({ store: objects }: World, pool: AgentPool): Problem[] {
  const isTaken = objects
    .of(agentPools)
    .by(byName, byName(pool))
    .some(({ id }) => id !== pool.id);
  return isTaken ? [invalid('/data/attributes/name', 'Name has already been taken')] : [];
}
