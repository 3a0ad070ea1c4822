import type { Kind } from '../../store';
import type { World } from '../../world';
import { notFound } from '../json-api';
import type { MemberRule } from '../members';
import type { Values } from '../objects/values';
import { getOrganization } from '../organizations/organizations';
import { defaultProject } from '../projects/default-project';

export interface Workspace {
  readonly id: string;
  readonly name: string;
  readonly organization: string;
  /** Absent members have the service's defaults. */
  readonly project?: string;
  /** Null represents a flat tag; bindings have texts. */
  readonly tags?: Readonly<Record<string, string | null>>;
  /** Its own mode and pool; inherited if absent. */
  readonly executionMode?: string;
  readonly agentPool?: string;
  /** Whether it explicitly has no pool, which an inherited pool does not override. */
  readonly withoutPool?: boolean;
  readonly values?: Values;
  readonly repository?: WorkspaceRepository | null;
  readonly sshKey?: string;
  /** Ids of the workspaces that may read its state. */
  readonly consumers?: readonly string[];
  readonly lock?: WorkspaceLock;
  readonly state?: WorkspaceState;
  readonly createdAt?: string;
  readonly updatedAt?: string;
  readonly latestChangeAt?: string;
}

/** The repository that configurations come from. */
export interface WorkspaceRepository {
  readonly identifier: string;
  /** Empty for the repository's default branch. */
  readonly branch: string;
  /** The id of an OAuth token or of a GitHub App installation. */
  readonly connection: string;
  readonly ingressSubmodules: boolean;
  /** Starts a run for each matching tag; empty for none. */
  readonly tagsRegex: string;
  readonly webhook: string;
}

export interface WorkspaceLock {
  readonly by: 'user' | 'team' | 'run';
  readonly id: string;
  readonly reason: string;
}

/** The values that safe deletion checks. */
export interface WorkspaceState {
  readonly resources: number;
  readonly processing: boolean;
}

export const workspaces: Kind<Workspace> = { name: 'workspaces', key: ({ id }) => id };

export function byOrganization({ organization }: Workspace): string {
  return organization;
}

/** The id of its project, which defaults to the organization's default project. */
export function projectOf({ project, organization }: Workspace): string {
  return project ?? defaultProject(organization).id;
}

export function workspacesOf({ store }: World, project: string, organization: string): Workspace[] {
  return store
    .of(workspaces)
    .by(byOrganization, organization)
    .filter((workspace) => projectOf(workspace) === project);
}

export function getWorkspace(world: World, id: string): Workspace {
  const workspace = world.store.of(workspaces).find(id);
  if (!workspace) throw notFound();
  getOrganization(world, workspace.organization);
  return workspace;
}

/** Stores the workspace with the given changes. */
export function changeWorkspace({ store, clock }: World, workspace: Workspace, changes: Partial<Workspace>): Workspace {
  return store.of(workspaces).put({ ...workspace, ...changes, updatedAt: clock.now().toISOString() });
}

/** The names of its own flat tags. */
export function tagNames({ tags }: Workspace): string[] {
  return Object.entries(tags ?? {}).flatMap(([key, value]) => (value === null ? [key] : []));
}

/** Members must be workspaces of the organization. */
export function workspaceRule({ store }: World, organization: string): MemberRule {
  return {
    type: 'workspaces',
    problem: (id) =>
      store.of(workspaces).find(id)?.organization === organization ? undefined : `Workspace ${id} not found`,
  };
}
