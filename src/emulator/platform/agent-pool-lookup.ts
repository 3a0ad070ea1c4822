import type { Route } from '../exchange';
import type { World } from '../world';
import { agentPools } from './agent-pools';
import type { AgentPool } from './agent-pools';
import { documentResponse, notFound } from './json-api';
import type { ResourceDocument } from './json-api';
import { namedIn, sortedBy } from './lookups';
import { getOrganization } from './organizations';
import { paginate } from './pagination';
import { START } from './default-project';
import { projectsOf } from './projects';
import { byOrganization, workspaces } from './workspaces';

export const agentPoolRoutes: readonly Route[] = [
  {
    operation: 'List agent pools',
    method: 'GET',
    path: '/api/v2/organizations/:organization_name/agent-pools',
    handle: (world, call, { organization_name }) => {
      const { name } = getOrganization(world, organization_name);
      const isUsable =
        hasName(
          call.query.get('filter[allowed_workspaces][name]'),
          world.store.of(workspaces).by(byOrganization, name),
        ) && hasName(call.query.get('filter[allowed_projects][name]'), projectsOf(world, name));
      const own = isUsable ? world.store.of(agentPools).where(({ organization }) => organization === name) : [];
      const found = sortedBy(call, namedIn(call, own), {
        'name': (pool) => pool.name,
        'created-at': ({ createdAt }) => createdAt ?? START,
      });
      const { items, links, meta } = paginate(call, found);
      return documentResponse(200, items.map(agentPoolDocument), { links, meta });
    },
  },
  {
    operation: 'Show agent pool',
    method: 'GET',
    path: '/api/v2/agent-pools/:id',
    handle: (world, _, { id }) => documentResponse(200, agentPoolDocument(getAgentPool(world, id))),
  },
];

/** Every pool is for the whole organization. */
function hasName(wanted: string | null, items: readonly { readonly name: string }[]): boolean {
  return wanted === null || items.some(({ name }) => name === wanted);
}

function getAgentPool(world: World, id: string): AgentPool {
  const pool = world.store.of(agentPools).find(id);
  if (!pool) throw notFound();
  getOrganization(world, pool.organization);
  return pool;
}

function agentPoolDocument({ id, name, organization, createdAt }: AgentPool): ResourceDocument {
  return {
    id,
    type: 'agent-pools',
    attributes: { name, 'organization-scoped': true, 'agent-count': 0, 'created-at': createdAt ?? START },
    relationships: {
      'organization': { data: { id: organization, type: 'organizations' } },
      'allowed-workspaces': { data: [] },
      'allowed-projects': { data: [] },
      'excluded-workspaces': { data: [] },
    },
    links: { self: `/api/v2/agent-pools/${id}` },
  };
}
