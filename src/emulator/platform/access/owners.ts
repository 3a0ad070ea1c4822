import type { Parameters } from '../../exchange';
import type { Store } from '../../store';
import type { World } from '../../world';
import { agentPools } from '../agents/agent-pools';
import { agentTokens } from '../agents/agent-tokens';
import { oauthClients } from '../connections/oauth-clients';
import { runTriggers } from '../connections/run-triggers';
import { sshKeys } from '../connections/ssh-keys';
import { registryModules } from '../modules/registry-module';
import { notificationConfigurations } from '../notifications/notifications';
import { policies } from '../policies/policies';
import { policySetVersions } from '../policy-sets/policy-set-versions';
import { policySets } from '../policy-sets/policy-sets';
import { findProject } from '../projects/projects';
import { registryProviders } from '../providers/registry-providers';
import { noCodeModules } from '../publishing/no-code-modules';
import { isObject } from '../request-document';
import { runTasks } from '../run-tasks/run-task';
import { taskConfigs } from '../run-tasks/task-configs';
import { runs, taskResults } from '../runs/runs';
import { teams } from '../teams/teams';
import { memberships } from '../teams/users';
import { variableSets } from '../variables/variable-sets';
import { workspaces } from '../workspaces/workspaces';
import type { Asked } from './asked';

const API = '/api/v2';
export const GPG_KEYS = '/api/registry/:registry_name/v2/gpg-keys';

/** Finds the organization of an object that a path names by id. */
type Owner = (world: World, parameters: Parameters) => string | undefined;

const OWNED: readonly (readonly [string, Owner])[] = [
  [`${API}/workspaces/`, ({ store }, { workspace_id: id }) => organizationOfWorkspace(store, id)],
  [`${API}/tasks/`, ({ store }, { id }) => store.of(runTasks).find(id)?.organization],
  [`${API}/policies/`, ({ store }, { policy_id: id }) => store.of(policies).find(id)?.organization],
  [`${API}/policy-sets/`, ({ store }, parameters) => store.of(policySets).find(setIdIn(parameters))?.organization],
  [
    `${API}/policy-set-versions/`,
    ({ store }, { id }) =>
      store.of(policySets).find(store.of(policySetVersions).find(id)?.policySet ?? '')?.organization,
  ],
  [`${API}/task-configs/`, ({ store }, { id }) => store.of(taskConfigs).find(id)?.organization],
  [`${API}/projects/`, (world, { id }) => findProject(world, id)?.organization],
  [`${API}/varsets/`, ({ store }, { varset_id, id }) => store.of(variableSets).find(varset_id ?? id)?.organization],
  [`${API}/agent-pools/`, ({ store }, { id }) => store.of(agentPools).find(id)?.organization],
  [
    `${API}/authentication-tokens/`,
    ({ store }, { id }) => store.of(agentPools).find(store.of(agentTokens).find(id)?.pool ?? '')?.organization,
  ],
  [`${API}/oauth-clients/`, ({ store }, { id }) => store.of(oauthClients).find(id)?.organization],
  [`${API}/ssh-keys/`, ({ store }, { id }) => store.of(sshKeys).find(id)?.organization],
  [
    `${API}/run-triggers/`,
    ({ store }, { id }) => organizationOfWorkspace(store, store.of(runTriggers).find(id)?.workspace),
  ],
  [`${API}/notification-configurations/`, (world, { id }) => organizationOfNotification(world, id)],
  [`${API}/registry-providers/`, ({ store }, { id }) => store.of(registryProviders).find(id)?.organization],
  [`${API}/registry-modules/:id`, ({ store }, { id }) => store.of(registryModules).find(id)?.organization],
  [
    `${API}/no-code-modules/`,
    ({ store }, { id }) => store.of(registryModules).find(store.of(noCodeModules).find(id)?.module ?? '')?.organization,
  ],
  [`${API}/teams/`, ({ store }, { id }) => store.of(teams).find(id)?.organization],
  [`${API}/organization-memberships/`, ({ store }, { id }) => store.of(memberships).find(id)?.organization],
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

function organizationOfWorkspace(store: Store, id = ''): string | undefined {
  return store.of(workspaces).find(id)?.organization;
}

function organizationOfRun(store: Store, id = ''): string | undefined {
  return organizationOfWorkspace(store, store.of(runs).find(id)?.workspace);
}

export function organizationOfNotification(world: World, id: string): string | undefined {
  const found = world.store.of(notificationConfigurations).find(id);
  if (!found) return undefined;
  const { subscribable, subscribableType } = found;
  if (subscribableType === 'workspaces') return organizationOfWorkspace(world.store, subscribable);
  if (subscribableType === 'teams') return world.store.of(teams).find(subscribable)?.organization;
  return findProject(world, subscribable)?.organization;
}

/** The organization of a new key is only in its document. */
function namespaceIn(document: unknown): string | undefined {
  const data = isObject(document) ? document.data : undefined;
  const attributes = isObject(data) ? data.attributes : undefined;
  return isObject(attributes) && typeof attributes.namespace === 'string' ? attributes.namespace : undefined;
}

/** The organization that a request is about; undefined if there is none, or if the object does not exist. */
export function organizationOf(world: World, { path, parameters, method, parsedBody }: Asked): string | undefined {
  const { organization_name: named, namespace } = parameters as Partial<Parameters>;
  if (path === GPG_KEYS && method === 'POST') return namespaceIn(parsedBody?.document);
  const owner = OWNED.find(([beginning]) => path.startsWith(beginning))?.[1];
  return named ?? owner?.(world, parameters) ?? namespace;
}
