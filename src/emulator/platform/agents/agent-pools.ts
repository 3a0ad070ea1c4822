import type { Kind } from '../../store';
import type { World } from '../../world';

/** A group of agents of an organization. */
export interface AgentPool {
  readonly id: string;
  readonly name: string;
  readonly organization: string;
  readonly createdAt?: string;
  /** If absent, every workspace may use it. */
  readonly scope?: AgentPoolScope;
}

/** The permitted users of a pool. The lists apply only if it is not for the whole organization. */
export interface AgentPoolScope {
  readonly organizationScoped: boolean;
  readonly allowedWorkspaces: readonly string[];
  readonly allowedProjects: readonly string[];
  readonly excludedWorkspaces: readonly string[];
}

export const agentPools: Kind<AgentPool> = { name: 'agentPools', key: ({ id }) => id };

const EVERYBODY: AgentPoolScope = {
  organizationScoped: true,
  allowedWorkspaces: [],
  allowedProjects: [],
  excludedWorkspaces: [],
};

export function scopeOf({ scope }: AgentPool): AgentPoolScope {
  return scope ?? EVERYBODY;
}

/** A prospective user of a pool: a project, or a workspace in a project. */
export interface PoolUser {
  readonly workspace?: string;
  readonly project?: string;
}

export function mayUsePool(pool: AgentPool, { workspace = '', project = '' }: PoolUser): boolean {
  const { organizationScoped, allowedWorkspaces, allowedProjects, excludedWorkspaces } = scopeOf(pool);
  if (organizationScoped) return true;
  if (excludedWorkspaces.includes(workspace)) return false;
  return allowedWorkspaces.includes(workspace) || allowedProjects.includes(project);
}

/** Why a pool cannot be used. An organization may use all of its own pools. */
export function agentPoolProblem(
  { store }: World,
  id: string,
  organization: string,
  user?: PoolUser,
): string | undefined {
  const pool = store.of(agentPools).find(id);
  if (pool?.organization !== organization) return `Agent pool ${id} not found`;
  return user === undefined || mayUsePool(pool, user) ? undefined : `Agent pool ${id} is not allowed to be used here`;
}
