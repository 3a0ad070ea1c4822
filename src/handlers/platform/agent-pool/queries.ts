import type { agentPoolData, agentPoolsData } from './definition';
import type { Resource } from '../../../clients/json-api';
import { path } from '../../../clients/platform';
import {
  nameAt,
  optionalFlagAt,
  optionalIntegerAt,
  optionalTextAt,
  relatedIdAt,
  relatedIdsAt,
} from '../../../clients/read-response';
import type { ResultOf } from '../../../definition/data-source';
import type { DataSourceHandlers } from '../../contract';
import { fetchList } from '../shared/fetch-list';
import { byName, findOneByName, orUnknown, idsOf } from '../shared/lookup';

type AgentPool = ResultOf<typeof agentPoolsData>['agentPools'][number];

export const agentPoolDataSource: DataSourceHandlers<typeof agentPoolData> = {
  async read({ platform, signal }, { id, organization, name }) {
    if (id !== undefined) {
      return toState(
        orUnknown(await platform.find(path`/agent-pools/${id}`, undefined, { signal }), 'agent pool', id).data,
      );
    }
    return toState(await findOneByName(platform, listOf(organization!), name!, { q: name }, { signal }));
  },
};

export const agentPoolsDataSource: DataSourceHandlers<typeof agentPoolsData> = {
  async read({ platform, signal }, config) {
    const { list } = listOf(config.organization);
    const query = { sort: 'name', q: config.q };
    const { data, totalCount } = await fetchList(platform, list, query, config.maxResults, { signal });
    const agentPools = byName(data.map(toState));
    return { ...config, agentPools, ids: idsOf(agentPools), totalCount };
  },
};

function listOf(organization: string) {
  return { what: 'agent pool', organization, list: path`/organizations/${organization}/agent-pools` };
}

function toState(pool: Resource): AgentPool {
  const { attributes } = pool;
  return {
    id: pool.id,
    organization: relatedIdAt(pool, 'organization'),
    name: nameAt(attributes, 'name'),
    organizationScoped: optionalFlagAt(attributes, 'organization-scoped'),
    agentCount: optionalIntegerAt(attributes, 'agent-count'),
    allowedWorkspaceIds: relatedIdsAt(pool, 'allowed-workspaces'),
    allowedProjectIds: relatedIdsAt(pool, 'allowed-projects'),
    excludedWorkspaceIds: relatedIdsAt(pool, 'excluded-workspaces'),
    createdAt: optionalTextAt(attributes, 'created-at'),
  };
}
