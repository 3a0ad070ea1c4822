import { defineDataSource } from '../../../definition/data-source';
import {
  identifiers,
  idsByName,
  lookupArguments,
  lookupRules,
  searchArgument,
  totalCount,
} from '../shared/lookup-arguments';
import { organizationArgument } from '../shared/organization';
import { maxResults } from '../shared/rules';

const SOURCE = [
  'docs/spec/platform-neighbours.md#looked-up-objects-read-only',
  'docs/spec/platform-neighbours.md#lookups',
] as const;

/** The attributes of an agent pool in both data sources, without those that identify it. */
const results = {
  organizationScoped: {
    type: 'bool',
    use: 'computed',
    absent: 'the service does not report it',
    doc: 'Whether all workspaces of the organization may use the pool.',
  },
  agentCount: {
    type: 'int',
    use: 'computed',
    absent: 'the service does not report it',
    doc: 'The number of agents in the pool.',
  },
  allowedWorkspaceIds: {
    type: 'set',
    element: 'string',
    use: 'computed',
    doc: 'The IDs of the workspaces that may use the pool, `ws-…`.',
  },
  allowedProjectIds: {
    type: 'set',
    element: 'string',
    use: 'computed',
    doc: 'The IDs of the projects whose workspaces may use the pool, `prj-…`.',
  },
  excludedWorkspaceIds: {
    type: 'set',
    element: 'string',
    use: 'computed',
    doc: 'The IDs of the workspaces that may not use the pool, `ws-…`.',
  },
  createdAt: {
    type: 'string',
    use: 'computed',
    absent: 'the service does not report it',
    doc: 'When the pool was created.',
  },
} as const;

/** Restates the platform API, operations "Show agent pool" and, by name, "List agent pools". */
export const agentPoolData = defineDataSource({
  type: 'lintel_agent_pool',
  service: 'platform',
  construct: 'DataAgentPool',
  doc: 'An agent pool, looked up by its ID, or by its organization and name.',
  source: SOURCE,
  attributes: { ...lookupArguments('agent pool', 'apool'), ...results },
  rules: lookupRules,
});

/** Restates the platform API, operation "List agent pools". */
export const agentPoolsData = defineDataSource({
  type: 'lintel_agent_pools',
  service: 'platform',
  construct: 'DataAgentPools',
  doc: 'The agent pools of an organization, all of them or those that match a search term.',
  source: SOURCE,
  attributes: {
    organization: organizationArgument,
    q: searchArgument('agent pools'),
    maxResults: maxResults('agent pools'),
    agentPools: {
      type: 'objects',
      use: 'computed',
      doc: 'The agent pools, sorted by name.',
      attributes: { ...identifiers('agent pool', 'apool'), ...results },
    },
    ids: idsByName('agent pool'),
    totalCount: totalCount('agent pools'),
  },
});
