import type { World } from '../../world';
import { membersAt, PROJECT_MEMBERS, PROJECT_WORKSPACE_MEMBERS, WORKSPACE_MEMBERS } from '../teams/access-levels';
import { byTeam, teamProjects, teamWorkspaces } from '../teams/team-access';
import type { Team } from '../teams/teams';
import { projectOf } from '../workspaces/workspaces';
import type { Workspace } from '../workspaces/workspaces';

/** A team's rights in a workspace, combining everything that grants it access. */
export interface WorkspaceRights {
  readonly read: boolean;
  readonly admin: boolean;
  readonly destroy: boolean;
  readonly readVariables: boolean;
  readonly writeVariables: boolean;
  readonly lock: boolean;
  readonly runTasks: boolean;
}

/** A team's rights in a project. */
export interface ProjectRights {
  readonly update: boolean;
  readonly destroy: boolean;
  readonly manageTeams: boolean;
  readonly createWorkspaces: boolean;
  readonly moveWorkspaces: boolean;
  readonly variableSets: boolean;
}

/** `team` is undefined for callers that have all rights. */
export function workspaceRights(world: World, team: Team | undefined, workspace: Workspace): WorkspaceRights {
  const isOwn = team?.organization === workspace.organization;
  const has = (...rights: string[]) =>
    team === undefined || (isOwn && rights.some((right) => team.rights.includes(right)));
  const admin = has('manage-workspaces');
  const levels = team ? levelsIn(world, team, workspace) : [];
  const isAdmin = admin || levels.some(({ level }) => level === 'admin' || level === 'maintain');
  const any = (test: (members: Members) => boolean) => isAdmin || levels.some(({ members }) => test(members));
  const runTasks =
    any((members) => members['run-tasks'] === true) ||
    has('manage-run-tasks') ||
    team?.workspaces.includes(workspace.id) === true;
  return {
    read: isAdmin || levels.length > 0 || has('read-workspaces') || team?.workspaces.includes(workspace.id) === true,
    admin: isAdmin,
    destroy: any((members) => members.delete === true),
    readVariables: any(({ variables }) => variables !== 'none') || has('read-workspaces'),
    writeVariables: any(({ variables }) => variables === 'write'),
    lock: any((members) => (members['workspace-locking'] ?? members.locking) === true),
    runTasks,
  };
}

type Members = ReturnType<typeof membersAt>;

/** A team's access levels for a workspace: direct ones and those by its project. */
function levelsIn({ store }: World, team: Team, workspace: Workspace): { level: string; members: Members }[] {
  const project = projectOf(workspace);
  return [
    ...store
      .of(teamWorkspaces)
      .by(byTeam, team.id)
      .filter((access) => access.workspace === workspace.id)
      .map(({ access, members }) => ({ level: access, members: membersAt(WORKSPACE_MEMBERS, access, members) })),
    ...store
      .of(teamProjects)
      .by(byTeam, team.id)
      .filter((access) => access.project === project)
      .map(({ access, workspaceMembers }) => ({
        level: access,
        members: membersAt(PROJECT_WORKSPACE_MEMBERS, access, workspaceMembers),
      })),
  ];
}

export function projectRights({ store }: World, team: Team | undefined, project: string): ProjectRights {
  const has = (right: string) => team === undefined || team.rights.includes(right);
  const all = has('manage-projects');
  const levels = team
    ? store
        .of(teamProjects)
        .by(byTeam, team.id)
        .filter((access) => access.project === project)
    : [];
  const own = (test: (members: Members) => boolean) =>
    levels.some(({ access, projectMembers }) => test(membersAt(PROJECT_MEMBERS, access, projectMembers)));
  const within = (test: (members: Members) => boolean) =>
    levels.some(({ access, workspaceMembers }) => test(membersAt(PROJECT_WORKSPACE_MEMBERS, access, workspaceMembers)));
  return {
    update: all || own(({ settings }) => settings !== 'read'),
    destroy: all || own(({ settings }) => settings === 'delete'),
    manageTeams: all || own(({ teams }) => teams === 'manage'),
    createWorkspaces: all || has('manage-workspaces') || within(({ create }) => create === true),
    moveWorkspaces: all || within(({ move }) => move === true),
    variableSets: all || has('manage-workspaces') || own((members) => members['variable-sets'] === 'write'),
  };
}

/** Whether a team administers any workspace of its organization. */
export function isSomeAdministrator({ store }: World, team: Team): boolean {
  return (
    team.rights.includes('manage-workspaces') ||
    store
      .of(teamWorkspaces)
      .by(byTeam, team.id)
      .some(({ access }) => access === 'admin') ||
    store
      .of(teamProjects)
      .by(byTeam, team.id)
      .some(({ access }) => access === 'admin' || access === 'maintain')
  );
}

/** An organization's sets need an organization-wide right; a project's sets need a right in the project. */
export function mayTeamChangeSet(world: World, team: Team, project: string | undefined): boolean {
  if (team.rights.includes('manage-workspaces') || team.rights.includes('manage-projects')) return true;
  return project !== undefined && projectRights(world, team, project).variableSets;
}
