import type { Attribute } from '../../../definition/attribute';
import { defineResource } from '../../../definition/resource';
import { idRules } from '../shared/lookup-arguments';
import { workspaceIdRules } from '../shared/rules';
import { organizationPlace } from '../shared/stored/places';

const place = organizationPlace({
  type: 'agent-pools',
  prefix: 'apool',
  noun: 'agent pool',
  search: 'q',
  examples: ['apool-yoGUFz5zcRMMz53i', 'acme/internal'],
});

const NOT_OURS = 'it is only read, and others can change it';

const members = (related: string, doc: string) =>
  ({
    type: 'set',
    element: 'string',
    use: 'optionalComputed',
    related,
    elementRules: related === 'projects' ? idRules('prj') : workspaceIdRules,
    absent: NOT_OURS,
    doc,
  }) as const satisfies Attribute;

/** Agents that execute runs in another network. Restates the platform API, "Agent pool". */
export const agentPool = defineResource({
  type: 'lintel_agent_pool',
  service: 'platform',
  construct: 'AgentPool',
  doc: 'A pool of agents, which execute runs in another network. A pool that workspaces use is not destroyed.',
  source: [
    'docs/spec/platform-workspaces.md#agent-pool-type-agent-pools-apool--and-agent-token-type-authentication-tokens-at-',
    'docs/spec/platform-workspaces.md#agent-pools-connections-notifications-triggers-keys',
  ],
  rights: [{ right: 'manage-agent-pools', needs: ['create', 'update', 'delete'] }],
  replacementHarms: 'ends the tokens of its agents',
  attributes: {
    ...place.attributes,
    name: {
      type: 'string',
      use: 'required',
      rules: [{ rule: 'pattern', pattern: '^[A-Za-z0-9_-]+$', words: 'consist of letters, digits, `-` and `_`' }],
      doc: 'The name of the pool, unique in its organization.',
    },
    organizationScoped: {
      type: 'bool',
      use: 'optional',
      default: true,
      doc: 'Whether all workspaces of the organization may use the pool.',
    },
    allowedWorkspaceIds: members('workspaces', 'The IDs of all workspaces that may use the pool, `ws-…`.'),
    allowedProjectIds: members('projects', 'The IDs of all projects whose workspaces may use the pool, `prj-…`.'),
    excludedWorkspaceIds: members('workspaces', 'The IDs of all workspaces that may not use the pool, `ws-…`.'),
    workspaceIds: {
      type: 'set',
      element: 'string',
      use: 'computed',
      moving: true,
      related: 'workspaces',
      absent: 'the service does not report it',
      doc: 'The IDs of the workspaces that use the pool, `ws-…`.',
    },
    agentCount: {
      type: 'int',
      use: 'computed',
      moving: true,
      absent: 'the service does not report it',
      doc: 'The number of agents in the pool.',
    },
    createdAt: {
      type: 'string',
      use: 'computed',
      absent: 'the service does not report it',
      doc: 'When the pool was created.',
    },
  },
  rules: ['allowedWorkspaceIds', 'allowedProjectIds', 'excludedWorkspaceIds'].map((attribute) => ({
    rule: 'emptyUnless',
    attribute,
    when: 'organizationScoped',
    is: false,
  })),
  ...place.marks,
  movedFrom: [{ type: 'tfe_agent_pool', schemaVersions: [0] }],
});

export const agentPoolData = place.dataOf(agentPool);
export const agentPoolsData = place.severalOf(agentPool, { isNamed: false });
export const agentPoolList = place.listOf(agentPool);
