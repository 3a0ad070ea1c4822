import type { Parameters } from '../exchange';
import type { ParsedBody } from '../parsed-body';
import type { Store } from '../store';
import type { World } from '../world';
import { agentPools } from './agent-pools';
import { oauthClients } from './oauth-clients';
import { policies } from './policies';
import { policySetVersions } from './policy-set-versions';
import { policySets } from './policy-sets';
import { projects } from './projects';
import { registryModules } from './registry-modules';
import { registryProviders } from './registry-providers';
import { isObject } from './request-document';
import { runTasks } from './run-tasks';
import { runs, taskResults } from './runs';
import { taskConfigs } from './task-configs';
import { OWNERS, teams } from './teams';
import type { Team, TeamRight } from './teams';
import { workspaces } from './workspaces';

interface Asked {
  readonly method: string;
  /** The path of the route, with the names of its parameters. */
  readonly path: string;
  readonly parameters: Parameters;
  readonly parsedBody: ParsedBody | undefined;
}

/** Whether the token of a team may send a request: each team sees its organization, and its rights are for writes. */
export function permitsTeam(world: World, team: Team, asked: Asked): boolean {
  const organization = organizationOf(world, asked);
  const isOwn = organization === team.organization;
  if (asked.method === 'GET') return isOwn || organization === undefined;
  if (!isOwn) return false;
  if (team.name === OWNERS) return true;
  const right = rightFor(asked.path);
  if (right === undefined) return false;
  if (team.rights.includes(right)) return true;
  const { workspace_id: workspace } = asked.parameters;
  return asked.path.startsWith('/api/v2/workspaces/:workspace_id/tasks') && team.workspaces.includes(workspace);
}

const API = '/api/v2';
const GPG_KEYS = '/api/registry/:registry_name/v2/gpg-keys';

/** By what the path of a write begins with. To create a run task, only owners have the right. */
const RIGHTS: readonly (readonly [string, TeamRight])[] = [
  [`${API}/tasks/`, 'manage-run-tasks'],
  [`${API}/workspaces/:workspace_id/tasks`, 'manage-run-tasks'],
  [`${API}/organizations/:organization_name/policies`, 'manage-policies'],
  [`${API}/policies/`, 'manage-policies'],
  [`${API}/organizations/:organization_name/policy-sets`, 'manage-policies'],
  [`${API}/policy-sets/`, 'manage-policies'],
  [`${API}/organizations/:organization_name/task-configs`, 'manage-run-tasks'],
  [`${API}/task-configs/`, 'manage-run-tasks'],
  [`${API}/organizations/:organization_name/registry-modules`, 'manage-modules'],
  [`${API}/registry-modules`, 'manage-modules'],
  [`${API}/organizations/:organization_name/registry-providers`, 'manage-providers'],
  [GPG_KEYS, 'manage-providers'],
  [`${API}/organizations/:organization_name/workspaces`, 'manage-workspaces'],
  [`${API}/workspaces/:workspace_id`, 'manage-workspaces'],
];

function rightFor(path: string): TeamRight | undefined {
  return RIGHTS.find(([beginning]) => path.startsWith(beginning))?.[1];
}

/** The organization of an object that a path names by id. */
type Owner = (world: World, parameters: Parameters) => string | undefined;

const OWNED: readonly (readonly [string, Owner])[] = [
  [`${API}/workspaces/`, ({ store }, { workspace_id: id }) => store.of(workspaces).find(id)?.organization],
  [`${API}/tasks/`, ({ store }, { id }) => store.of(runTasks).find(id)?.organization],
  [`${API}/policies/`, ({ store }, { policy_id: id }) => store.of(policies).find(id)?.organization],
  [`${API}/policy-sets/`, ({ store }, parameters) => store.of(policySets).find(setIdIn(parameters))?.organization],
  [
    `${API}/policy-set-versions/`,
    ({ store }, { id }) =>
      store.of(policySets).find(store.of(policySetVersions).find(id)?.policySet ?? '')?.organization,
  ],
  [`${API}/task-configs/`, ({ store }, { id }) => store.of(taskConfigs).find(id)?.organization],
  [`${API}/projects/`, ({ store }, { id }) => store.of(projects).find(id)?.organization],
  [`${API}/agent-pools/`, ({ store }, { id }) => store.of(agentPools).find(id)?.organization],
  [`${API}/oauth-clients/`, ({ store }, { id }) => store.of(oauthClients).find(id)?.organization],
  [`${API}/registry-providers/`, ({ store }, { id }) => store.of(registryProviders).find(id)?.organization],
  [`${API}/registry-modules/:id`, ({ store }, { id }) => store.of(registryModules).find(id)?.organization],
  [`${API}/teams/`, ({ store }, { id }) => store.of(teams).find(id)?.organization],
  [`${API}/runs/`, ({ store }, { id }) => organizationOfRun(store, id)],
  [
    `${API}/task-stages/`,
    ({ store }, { id }) =>
      organizationOfRun(store, store.of(runs).where(({ stages }) => stages.some((stage) => stage.id === id))[0]?.id),
  ],
  [`${API}/task-results/`, ({ store }, { id }) => organizationOfRun(store, store.of(taskResults).find(id)?.run)],
];

/** Paths of parameters name the set and the parameter. */
function setIdIn({ policy_set_id: set, id }: Partial<Parameters>): string {
  return set ?? id ?? '';
}

function organizationOfRun(store: Store, id = ''): string | undefined {
  return store.of(workspaces).find(store.of(runs).find(id)?.workspace ?? '')?.organization;
}

/** Only its document names the organization of a new key. */
function namespaceIn(document: unknown): string | undefined {
  const data = isObject(document) ? document.data : undefined;
  const attributes = isObject(data) ? data.attributes : undefined;
  return isObject(attributes) && typeof attributes.namespace === 'string' ? attributes.namespace : undefined;
}

/** The organization that a request is about; undefined if it is about none, or about an object that does not exist. */
function organizationOf(world: World, { path, parameters, method, parsedBody }: Asked): string | undefined {
  const { organization_name: named, namespace } = parameters as Partial<Parameters>;
  if (path === GPG_KEYS && method === 'POST') return namespaceIn(parsedBody?.document);
  const owner = OWNED.find(([beginning]) => path.startsWith(beginning))?.[1];
  return named ?? owner?.(world, parameters) ?? namespace;
}
