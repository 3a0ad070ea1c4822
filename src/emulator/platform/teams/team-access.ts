import type { Kind } from '../../store';
import type { World } from '../../world';
import type { Values } from '../objects/values';

/** A team's access to a workspace. */
export interface TeamWorkspace {
  readonly id: string;
  readonly team: string;
  readonly workspace: string;
  readonly access: string;
  /** Only for `custom`. */
  readonly members: Values;
}

/** A team's access to a project and its workspaces. */
export interface TeamProject {
  readonly id: string;
  readonly team: string;
  readonly project: string;
  readonly access: string;
  /** Only for `custom`. */
  readonly projectMembers: Values;
  readonly workspaceMembers: Values;
}

export const teamWorkspaces: Kind<TeamWorkspace> = { name: 'teamWorkspaces', key: ({ id }) => id };
export const teamProjects: Kind<TeamProject> = { name: 'teamProjects', key: ({ id }) => id };

export function byTeam({ team }: { readonly team: string }): string {
  return team;
}

export function byWorkspace({ workspace }: TeamWorkspace): string {
  return workspace;
}

export function byProject({ project }: TeamProject): string {
  return project;
}

/** Deletes everything that refers to a deleted team. */
export function forgetAccess(
  { store }: World,
  isGone: (access: Partial<TeamWorkspace & TeamProject>) => boolean,
): void {
  store.of(teamWorkspaces).deleteWhere(isGone);
  store.of(teamProjects).deleteWhere(isGone);
}
