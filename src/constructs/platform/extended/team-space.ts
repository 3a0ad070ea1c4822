import { Construct } from 'constructs';
import { hasType, markType } from '../../construct-type';
import { NotificationConfigurationProps } from '../notification-configuration';
import { ProjectProps } from '../project';
import { TeamProps } from '../team';
import { TeamProjectAccess } from '../team-project-access';
import { Variable } from '../variable';
import { ExecutionMode, TeamAccessToProject } from '../vocabularies';
import { WorkspaceProps } from '../workspace';
import { applyToProject, nameOf } from './members';
import { Project } from './project';
import {
  IPolicySet,
  IRunTask,
  IVariableSet,
  ProjectAccessOptions,
  SecretVariableOptions,
  VariableOptions,
} from './references';
import { RunTaskAssociationOptions } from './run-task';
import { Team } from './team';
import { VariableSet } from './variable-set';
import { Workspace } from './workspace';

/** A run task that the runs of a `TeamSpace` call. */
export interface TeamSpaceRunTask extends RunTaskAssociationOptions {
  /** The run task, managed or looked up. */
  readonly runTask: IRunTask;
}

/** The properties of `TeamSpace`. */
export interface TeamSpaceProps {
  /** The name of the team, of its project and of its variable set, and the beginning of the names of its workspaces. */
  readonly name: string;
  /**
   * The name of the organization.
   *
   * @default - the `organization` of the provider
   */
  readonly organization?: string;
  /**
   * What the workspaces are for, such as `['test', 'prod']`. The name of each is `<name>-<workspace>`, unless `workspaceProps` has another.
   *
   * @default - there are none, until `addWorkspace` is called
   */
  readonly workspaces?: string[];
  /**
   * The properties of single workspaces, by what is in `workspaces`.
   *
   * @default - a workspace has its name, and is in the project
   */
  readonly workspaceProps?: { [workspace: string]: WorkspaceProps };
  /**
   * The properties of the project.
   *
   * @default - it has the name of the space
   */
  readonly project?: ProjectProps;
  /**
   * The properties of the team.
   *
   * @default - it has the name of the space
   */
  readonly team?: TeamProps;
  /**
   * The user names of the people in the team, who are in the organization.
   *
   * @default - those that others add
   */
  readonly members?: string[];
  /**
   * What the team may do in the project.
   *
   * @default - `write`
   */
  readonly access?: ProjectAccessOptions;
  /**
   * Variables of Terraform that all workspaces have, by their names. Plans show the values.
   *
   * @default - there are none, until `addVariable` is called
   */
  readonly variables?: { [key: string]: string };
  /**
   * Secret variables of Terraform that all workspaces have, by their names: the write-only values of ephemeral variables or resources.
   *
   * @default - there are none, until `addSecret` is called
   */
  readonly secrets?: { [key: string]: string };
  /**
   * Variable sets that count in all workspaces, managed or looked up. Their `projectIds` must not be configured.
   *
   * @default - those that count anyway
   */
  readonly variableSets?: IVariableSet[];
  /**
   * The id of the agent pool whose agents execute the runs of the project, unless a workspace says otherwise.
   *
   * @default - it is inherited from the organization
   */
  readonly agentPoolId?: string;
  /**
   * Run tasks that the runs of all workspaces call.
   *
   * @default - there are none
   */
  readonly runTasks?: TeamSpaceRunTask[];
  /**
   * Policy sets that are enforced in the project, managed or looked up. Their `projectIds` must not be configured.
   *
   * @default - those that apply anyway
   */
  readonly policySets?: IPolicySet[];
  /**
   * What every workspace reports, and to whom.
   *
   * @default - nothing is reported
   */
  readonly notifications?: NotificationConfigurationProps[];
}

/**
 * All that a team needs to work: a project, its workspaces, variables that they share, a team with access, and what their runs call, obey and
 * report. Each part is a construct, which can be changed before the synthesis.
 */
export class TeamSpace extends Construct {
  /**
   * Whether a value is a `TeamSpace`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isTeamSpace(x: any): boolean {
    return hasType(x, 'platform TeamSpace');
  }

  /** The project, which has all workspaces. */
  public readonly project: Project;
  /** The team. */
  public readonly team: Team;
  /** What the team may do in the project. */
  public readonly access: TeamProjectAccess;

  private readonly props: TeamSpaceProps;
  private readonly added = new Map<string, Workspace>();
  private shared: VariableSet | undefined;

  /**
   * @param scope the parent construct
   * @param id the construct's id in its scope
   * @param props the construct's properties
   */
  constructor(scope: Construct, id: string, props: TeamSpaceProps) {
    super(scope, id);
    markType(this, 'platform TeamSpace');
    this.props = props;
    const { name, organization, agentPoolId, workspaces = [], workspaceProps = {} } = props;
    const agents = agentPoolId && { defaultExecutionMode: ExecutionMode.AGENT, defaultAgentPoolId: agentPoolId };
    this.project = new Project(this, 'project', { organization, name, ...agents, ...props.project });
    this.team = new Team(this, 'team', { organization, name, ...props.team });
    this.access = this.project.grant(this.team, props.access ?? { access: TeamAccessToProject.WRITE });
    for (const member of props.members ?? []) this.team.addMember(member);
    for (const variableSet of props.variableSets ?? []) applyToProject(this.project, variableSet, this.project);
    for (const policySet of props.policySets ?? []) this.project.applyPolicySet(policySet);
    const unknown = Object.keys(workspaceProps).find((workspace) => !workspaces.includes(workspace));
    if (unknown !== undefined) {
      throw new Error(
        `\`workspaceProps\` has "${unknown}", which is not in \`workspaces\`. Add it there, or remove it.`,
      );
    }
    for (const workspace of workspaces) this.addWorkspace(workspace, workspaceProps[workspace]);
    for (const [key, value] of Object.entries(props.variables ?? {})) this.addVariable(key, { value });
    for (const [key, valueWo] of Object.entries(props.secrets ?? {})) this.addSecret(key, { valueWo });
  }

  /** The set of the variables that all workspaces have; absent while there is no variable. */
  public get variableSet(): VariableSet | undefined {
    return this.shared;
  }

  /**
   * A workspace of the space.
   *
   * @param workspace what it is for, as in `workspaces`
   */
  public workspace(workspace: string): Workspace {
    const found = this.added.get(workspace);
    if (found) return found;
    const all = [...this.added.keys()].map((each) => `"${each}"`).join(', ');
    throw new Error(`There is no workspace "${workspace}" in this space, which has ${all || 'none'}.`);
  }

  /**
   * Adds a workspace to the project, with the run tasks and notifications of the space.
   *
   * @param workspace what it is for; its name is `<name>-<workspace>`, unless the properties have another
   * @param props its properties
   */
  public addWorkspace(workspace: string, props?: WorkspaceProps): Workspace {
    if (this.added.has(workspace)) throw new Error(`The space has the workspace "${workspace}" already.`);
    const { name, organization, runTasks = [], notifications = [] } = this.props;
    const added = new Workspace(this, nameOf(this, 'workspace', workspace), {
      organization,
      name: `${name}-${workspace}`,
      ...props,
      projectId: this.project.projectId,
    });
    for (const { runTask, ...options } of runTasks) added.associate(runTask, options);
    for (const notification of notifications) added.notify(notification);
    this.added.set(workspace, added);
    return added;
  }

  /**
   * Adds a variable that all workspaces have, and everyone may see.
   *
   * @param key the name of the variable
   * @param options the value, and what kind of variable it is
   */
  public addVariable(key: string, options: VariableOptions = {}): Variable {
    return this.sharedVariables().addVariable(key, options);
  }

  /**
   * Adds a variable that all workspaces have, and whose value the service never shows again.
   *
   * @param key the name of the variable
   * @param options the value, and what kind of variable it is
   */
  public addSecret(key: string, options: SecretVariableOptions): Variable {
    return this.sharedVariables().addSecret(key, options);
  }

  private sharedVariables(): VariableSet {
    return (this.shared ??= this.project.addVariableSet({ name: this.props.name }));
  }
}
