import type { Call, Route } from '../../exchange';
import type { World } from '../../world';
import { includes, unique } from '../include';
import { documentResponse, notFound } from '../json-api';
import type { ResourceDocument } from '../json-api';
import { namedIn, sortedBy } from '../lookups';
import { listResponse } from '../objects/lists';
import { getOrganization } from '../organizations/organizations';
import { START } from '../projects/default-project';
import { projectsOf } from '../projects/projects';
import { workspaceDocument } from '../workspaces/workspace-document';
import { byOrganization, projectOf, workspaces } from '../workspaces/workspaces';
import { agentPoolDocument, usersOf } from './agent-pool-documents';
import type { AgentPool } from './agent-pools';
import { agentPools, mayUsePool } from './agent-pools';

export const agentPoolRoutes: readonly Route[] = [
  {
    operation: 'List agent pools',
    method: 'GET',
    path: '/api/v2/organizations/:organization_name/agent-pools',
    needs: 'agents',
    handle: (world, call, { organization_name }) => {
      const { name } = getOrganization(world, organization_name);
      const own = world.store.of(agentPools).where((pool) => pool.organization === name && isUsable(world, call, pool));
      const found = sortedBy(call, namedIn(call, own), {
        'name': (pool) => pool.name,
        'created-at': ({ createdAt }) => createdAt ?? START,
      });
      return listResponse(call, found, {
        document: (pool) => agentPoolDocument(world, pool),
        parts: (items) => included(world, call, items),
      });
    },
  },
  {
    operation: 'Show agent pool',
    method: 'GET',
    path: '/api/v2/agent-pools/:id',
    needs: 'agents',
    handle: (world, call, { id }) => {
      const pool = getAgentPool(world, id);
      return documentResponse(200, agentPoolDocument(world, pool), included(world, call, [pool]));
    },
  },
];

/** `filter[allowed_workspaces][name]` and `filter[allowed_projects][name]`. */
function isUsable(world: World, call: Call, pool: AgentPool): boolean {
  const [workspace, project] = ['allowed_workspaces', 'allowed_projects'].map((name) =>
    call.query.get(`filter[${name}][name]`),
  );
  const users = world.store.of(workspaces).by(byOrganization, pool.organization);
  return (
    (workspace === null ||
      users.some(
        (user) => user.name === workspace && mayUsePool(pool, { workspace: user.id, project: projectOf(user) }),
      )) &&
    (project === null ||
      projectsOf(world, pool.organization).some(
        ({ id, name }) => name === project && mayUsePool(pool, { project: id }),
      ))
  );
}

function included(
  world: World,
  call: Call,
  pools: readonly AgentPool[],
): { readonly included?: readonly ResourceDocument[] } {
  const asked = includes(call, ['workspaces']);
  if (asked.size === 0) return {};
  const users = pools.flatMap((pool) => usersOf(world, pool));
  return { included: unique(users.map((workspace) => workspaceDocument(world, call, workspace))) };
}

export function getAgentPool(world: World, id: string): AgentPool {
  const pool = world.store.of(agentPools).find(id);
  if (!pool) throw notFound();
  getOrganization(world, pool.organization);
  return pool;
}
