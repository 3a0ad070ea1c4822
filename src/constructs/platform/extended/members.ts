/** What the methods of managed objects and of those that are looked up declare, once for both. */
import { DefaultTokenResolver, StringConcat, Token, Tokenization } from 'cdktf';
import { IConstruct } from 'constructs';
import { NotificationConfiguration, NotificationConfigurationProps } from '../notification-configuration';
import { RunTrigger } from '../run-trigger';
import { TeamMember } from '../team-member';
import { TeamProjectAccess } from '../team-project-access';
import { TeamWorkspaceAccess } from '../team-workspace-access';
import { Variable } from '../variable';
import { VariableSetProject } from '../variable-set-project';
import { VariableSetWorkspace } from '../variable-set-workspace';
import { VariableCategory } from '../vocabularies';
import { WorkspaceRunTask } from '../workspace-run-task';
import {
  IProject,
  IRunTask,
  ITeam,
  IVariableSet,
  IWorkspace,
  ProjectAccessOptions,
  SecretVariableOptions,
  VariableOptions,
  WorkspaceAccessOptions,
} from './references';
import { RunTaskAssociationOptions } from './run-task';

/** The id of a construct depends on what it is about, so that it is stable when others are added. */
export function nameOf(scope: IConstruct, kind: string, referenced: string): string {
  return `${kind}-${textIn(scope, referenced)
    .replace(/[^A-Za-z0-9_]+/g, '-')
    .replace(/^-|-$/g, '')}`;
}

/** A value as the stack has it, so that references of one object are equal. */
export function textIn(scope: IConstruct, value: unknown): string {
  const resolver = new DefaultTokenResolver(new StringConcat());
  return Token.isUnresolved(value)
    ? String(Tokenization.resolve(value, { scope, resolver, preparing: false }))
    : String(value);
}

/** What a variable belongs to: exactly one of both. */
interface VariableOwner {
  readonly workspaceId?: string;
  readonly variableSetId?: string;
}

export function addVariable(scope: IConstruct, owner: VariableOwner, key: string, options: VariableOptions): Variable {
  const category = options.category ?? VariableCategory.TERRAFORM;
  return new Variable(scope, nameOf(scope, category, key), { ...options, ...owner, key, category });
}

export function addSecret(
  scope: IConstruct,
  owner: VariableOwner,
  key: string,
  options: SecretVariableOptions,
): Variable {
  const category = options.category ?? VariableCategory.TERRAFORM;
  return new Variable(scope, nameOf(scope, category, key), { ...options, ...owner, key, category, sensitive: true });
}

/** `scope`: the workspace or the team, whichever declares it. */
export function grantWorkspace(
  scope: IConstruct,
  team: ITeam,
  workspace: IWorkspace,
  options: WorkspaceAccessOptions,
): TeamWorkspaceAccess {
  const id = nameOf(scope, 'access', scope === team ? workspace.workspaceId : team.teamId);
  return new TeamWorkspaceAccess(scope, id, { ...options, teamId: team.teamId, workspaceId: workspace.workspaceId });
}

export function grantProject(
  scope: IConstruct,
  team: ITeam,
  project: IProject,
  options: ProjectAccessOptions,
): TeamProjectAccess {
  const id = nameOf(scope, 'access', scope === team ? project.projectId : team.teamId);
  return new TeamProjectAccess(scope, id, { ...options, teamId: team.teamId, projectId: project.projectId });
}

/** `scope`: the variable set or the workspace, whichever declares it. */
export function applyToWorkspace(scope: IConstruct, set: IVariableSet, workspace: IWorkspace): VariableSetWorkspace {
  const { variableSetId } = set;
  const { workspaceId } = workspace;
  const id = scope === set ? nameOf(scope, 'workspace', workspaceId) : nameOf(scope, 'variable-set', variableSetId);
  return new VariableSetWorkspace(scope, id, { variableSetId, workspaceId });
}

/** `scope`: the variable set or the project, whichever declares it. */
export function applyToProject(scope: IConstruct, set: IVariableSet, project: IProject): VariableSetProject {
  const { variableSetId } = set;
  const { projectId } = project;
  const id = scope === set ? nameOf(scope, 'project', projectId) : nameOf(scope, 'variable-set', variableSetId);
  return new VariableSetProject(scope, id, { variableSetId, projectId });
}

export function addMember(team: ITeam, userName: string): TeamMember {
  return new TeamMember(team, nameOf(team, 'member', userName), { teamId: team.teamId, username: userName });
}

export function notify(workspace: IWorkspace, props: NotificationConfigurationProps): NotificationConfiguration {
  const id = nameOf(workspace, 'notification', props.name);
  return new NotificationConfiguration(workspace, id, { ...props, workspaceId: workspace.workspaceId });
}

export function runAfter(workspace: IWorkspace, source: IWorkspace): RunTrigger {
  const id = nameOf(workspace, 'after', source.workspaceId);
  return new RunTrigger(workspace, id, { workspaceId: workspace.workspaceId, sourceableId: source.workspaceId });
}

export function associate(
  workspace: IWorkspace,
  runTask: IRunTask,
  options: RunTaskAssociationOptions,
): WorkspaceRunTask {
  const id = nameOf(workspace, 'run-task', runTask.runTaskId);
  return new WorkspaceRunTask(workspace, id, {
    ...options,
    workspaceId: workspace.workspaceId,
    taskId: runTask.runTaskId,
  });
}
