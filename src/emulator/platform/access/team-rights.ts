import type { Parameters } from '../../exchange';
import type { World } from '../../world';
import { byName } from '../by-name';
import { runTriggers } from '../connections/run-triggers';
import { notificationConfigurations } from '../notifications/notifications';
import { defaultProject } from '../projects/default-project';
import { isObject } from '../request-document';
import type { Team, TeamRight } from '../teams/teams';
import { OWNERS } from '../teams/teams';
import { variableSets } from '../variables/variable-sets';
import type { Workspace } from '../workspaces/workspaces';
import { workspaces } from '../workspaces/workspaces';
import type { Asked } from './asked';
import { GPG_KEYS, organizationOf } from './owners';
import { isSomeAdministrator, mayTeamChangeSet, projectRights, workspaceRights } from './rights';
import type { ProjectRights, WorkspaceRights } from './rights';

/** Whether a team's token may send a request. Other objects named in the request are checked where they are read. */
export function permitsTeam(world: World, team: Team, asked: Asked): boolean {
  const organization = organizationOf(world, asked);
  const isOwn = organization === team.organization;
  if (!isOwn && !(asked.method === 'GET' && organization === undefined) && !isSelfChecked(asked)) return false;
  if (team.name === OWNERS) return true;
  const rule = RULES.find(([method, beginning]) => matches(asked, method, beginning));
  if (rule) return rule[2]({ ...asked, world, team });
  return asked.method === 'GET';
}

/** Requests for access to workspaces and projects name them in the body or a filter, and their handlers check the rights. */
function isSelfChecked({ path }: Asked): boolean {
  return path.startsWith(`${API}/team-workspaces`) || path.startsWith(`${API}/team-projects`);
}

interface Question extends Asked {
  readonly world: World;
  readonly team: Team;
}

type Answer = (question: Question) => boolean;

/** The methods of a rule: a single one, all writing ones, or all. */
type Methods = string;

/** A path that ends in `$` must match exactly; others match as prefixes. */
function matches({ method, path }: Asked, methods: Methods, beginning: string): boolean {
  const isMethod = methods === '*' || methods === method || (methods === 'write' && method !== 'GET');
  if (!isMethod) return false;
  return beginning.endsWith('$') ? path === beginning.slice(0, -1) : path.startsWith(beginning);
}

const API = '/api/v2';
const IN = `${API}/organizations/:organization_name`;
const WORKSPACE = `${API}/workspaces/:workspace_id`;
const NAMED = `${IN}/workspaces/:name`;
const PROJECT = `${API}/projects/:id`;

const yes: Answer = () => true;

function has(...rights: TeamRight[]): Answer {
  return ({ team }) => rights.some((right) => team.rights.includes(right));
}

/** A right in the workspace named by the path, by id or by name. */
function there(right: keyof WorkspaceRights): Answer {
  return ({ world, team, parameters }) => {
    const workspace = workspaceOf(world, parameters);
    return workspace !== undefined && workspaceRights(world, team, workspace)[right];
  };
}

function workspaceOf({ store }: World, parameters: Partial<Parameters>): Workspace | undefined {
  const { workspace_id: id, organization_name: organization = '', name = '' } = parameters;
  return id === undefined
    ? store.of(workspaces).firstBy(byName, byName({ organization, name }))
    : store.of(workspaces).find(id);
}

function inProject(right: keyof ProjectRights): Answer {
  return ({ world, team, parameters }) => projectRights(world, team, parameters.id)[right];
}

/** In the project named in the body, or in the default project. */
const createsWorkspace: Answer = ({ world, team, parsedBody }) => {
  const at = (value: unknown, name: string) => (isObject(value) ? value[name] : undefined);
  const data = at(at(at(at(parsedBody?.document, 'data'), 'relationships'), 'project'), 'data');
  const id = at(data, 'id');
  return projectRights(world, team, typeof id === 'string' ? id : defaultProject(team.organization).id)
    .createWorkspaces;
};

/** The workspaces of a run trigger: administrators of the first may delete it, and readers may see it. */
function ofTrigger(right: keyof WorkspaceRights): Answer {
  return ({ world, team, parameters }) => {
    const trigger = world.store.of(runTriggers).find(parameters.id);
    const workspace = trigger && world.store.of(workspaces).find(trigger.workspace);
    return workspace !== undefined && workspaceRights(world, team, workspace)[right];
  };
}

/** Notifications are for administrators of the workspace or project, and for members of the team. */
const notifies: Answer = ({ world, team, parameters }) => {
  const found = world.store.of(notificationConfigurations).find(parameters.id);
  if (!found) return false;
  if (found.subscribableType === 'teams') return isMember(team, found.subscribable);
  if (found.subscribableType === 'projects') return projectRights(world, team, found.subscribable).update;
  const workspace = world.store.of(workspaces).find(found.subscribable);
  return workspace !== undefined && workspaceRights(world, team, workspace).admin;
};

function isMember(team: Team, id: string): boolean {
  return team.id === id || team.rights.includes('manage-teams');
}

const writesSet: Answer = ({ world, team, parameters }) => {
  const { varset_id, id } = parameters as Partial<Parameters>;
  return mayTeamChangeSet(world, team, world.store.of(variableSets).find(varset_id ?? id ?? '')?.project);
};

/** The rights that requests need; the first match decides. Everything else can be read by every team and written only by owners. */
const RULES: readonly (readonly [Methods, string, Answer])[] = [
  ['*', `${WORKSPACE}/tasks`, (question) => there(question.method === 'GET' ? 'read' : 'runTasks')(question)],
  ['GET', `${WORKSPACE}/vars`, there('readVariables')],
  ['write', `${WORKSPACE}/vars`, there('writeVariables')],
  ['*', `${WORKSPACE}/notification-configurations`, there('admin')],
  ['POST', `${WORKSPACE}/actions/force-unlock$`, there('admin')],
  ['POST', `${WORKSPACE}/actions/safe-delete$`, there('destroy')],
  ['POST', `${WORKSPACE}/actions/`, there('lock')],
  ['PATCH', `${WORKSPACE}/relationships/ssh-key$`, there('admin')],
  ['GET', WORKSPACE, there('read')],
  // Teams that can see the workspace get an error about the missing right.
  ['DELETE', `${WORKSPACE}$`, there('read')],
  ['write', WORKSPACE, there('admin')],
  ['POST', `${IN}/workspaces$`, createsWorkspace],
  ['GET', NAMED, there('read')],
  ['DELETE', `${NAMED}$`, there('read')],
  ['POST', `${NAMED}/actions/safe-delete$`, there('destroy')],
  ['write', NAMED, there('admin')],
  ['write', `${API}/varsets/`, writesSet],
  // The body names the owner of the set.
  ['POST', `${IN}/varsets$`, yes],
  ['POST', `${IN}/projects$`, has('manage-projects')],
  ['POST', `${PROJECT}/relationships/workspaces$`, yes],
  ['*', `${PROJECT}/notification-configurations`, inProject('update')],
  ['DELETE', `${PROJECT}$`, inProject('destroy')],
  ['write', PROJECT, inProject('update')],
  ['POST', `${IN}/teams$`, has('manage-teams')],
  ['*', `${API}/teams/:id/notification-configurations`, ({ team, parameters }) => isMember(team, parameters.id)],
  ['write', `${API}/teams/:id/relationships/`, has('manage-teams', 'manage-membership')],
  ['PATCH', `${API}/teams/:id$`, has('manage-teams', 'manage-organization-access')],
  ['write', `${API}/teams/:id`, has('manage-teams')],
  ['*', `${API}/team-workspaces`, yes],
  ['*', `${API}/team-projects`, yes],
  ['write', `${IN}/agent-pools`, has('manage-agent-pools')],
  ['*', `${API}/agent-pools/:id/authentication-tokens`, has('manage-agent-pools')],
  ['write', `${API}/agent-pools/`, has('manage-agent-pools')],
  ['*', `${API}/authentication-tokens/`, has('manage-agent-pools')],
  ['write', `${IN}/oauth-clients`, has('manage-vcs-settings')],
  ['write', `${API}/oauth-clients/`, has('manage-vcs-settings')],
  [
    'GET',
    `${IN}/ssh-keys$`,
    (question) => has('manage-vcs-settings')(question) || isSomeAdministrator(question.world, question.team),
  ],
  ['*', `${IN}/ssh-keys`, has('manage-vcs-settings')],
  ['*', `${API}/ssh-keys/`, has('manage-vcs-settings')],
  ['*', `${API}/notification-configurations/`, notifies],
  ['GET', `${API}/run-triggers/`, ofTrigger('read')],
  ['write', `${API}/run-triggers/`, ofTrigger('admin')],
  ['write', `${IN}/no-code-modules`, has('manage-modules')],
  ['write', `${API}/no-code-modules/`, has('manage-modules')],
  // Only owners have the right to create a run task.
  ['write', `${API}/tasks/`, has('manage-run-tasks')],
  ['write', `${IN}/task-configs`, has('manage-run-tasks')],
  ['write', `${API}/task-configs/`, has('manage-run-tasks')],
  ['write', `${IN}/policies`, has('manage-policies')],
  ['write', `${API}/policies/`, has('manage-policies')],
  ['write', `${IN}/policy-sets`, has('manage-policies')],
  ['write', `${API}/policy-sets/`, has('manage-policies')],
  ['write', `${IN}/registry-modules`, has('manage-modules')],
  ['write', `${API}/registry-modules`, has('manage-modules')],
  ['write', `${IN}/registry-providers`, has('manage-providers')],
  ['write', GPG_KEYS, has('manage-providers')],
];
