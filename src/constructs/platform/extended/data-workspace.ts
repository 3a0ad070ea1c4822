import { DataWorkspaceBase } from '../data-workspace';
import { NotificationConfiguration, NotificationConfigurationProps } from '../notification-configuration';
import { RunTrigger } from '../run-trigger';
import { TeamWorkspaceAccess } from '../team-workspace-access';
import { Variable } from '../variable';
import { VariableSetWorkspace } from '../variable-set-workspace';
import { WorkspaceRunTask } from '../workspace-run-task';
import { addSecret, addVariable, applyToWorkspace, associate, grantWorkspace, notify, runAfter } from './members';
import {
  IRunTask,
  ITeam,
  IVariableSet,
  IWorkspace,
  SecretVariableOptions,
  VariableOptions,
  WorkspaceAccessOptions,
} from './references';
import { RunTaskAssociationOptions } from './run-task';

/**
 * A workspace that exists, with the methods of one that the stack manages.
 *
 * Terraform's type is `lintel_workspace`, a data source.
 */
export class DataWorkspace extends DataWorkspaceBase implements IWorkspace {
  /** The id of the workspace, as `id`. */
  public get workspaceId(): string {
    return this.id;
  }

  /**
   * Adds a variable that everyone may see.
   *
   * @param key the name of the variable; it also determines the id of the variable's construct
   * @param options the value, and what kind of variable it is
   */
  public addVariable(key: string, options: VariableOptions = {}): Variable {
    return addVariable(this, { workspaceId: this.id }, key, options);
  }

  /**
   * Adds a variable whose value the service never shows again.
   *
   * @param key the name of the variable; it also determines the id of the variable's construct
   * @param options the value, and what kind of variable it is
   */
  public addSecret(key: string, options: SecretVariableOptions): Variable {
    return addSecret(this, { workspaceId: this.id }, key, options);
  }

  /**
   * Gives a team access to the workspace.
   *
   * @param team the team; its id also determines the id of the access's construct
   * @param options what the team may do
   */
  public grant(team: ITeam, options: WorkspaceAccessOptions): TeamWorkspaceAccess {
    return grantWorkspace(this, team, this, options);
  }

  /**
   * Reports what happens to runs of the workspace. What the properties say of an owner does not count.
   *
   * @param props the name and the destination; the name also determines the id of the construct
   */
  public notify(props: NotificationConfigurationProps): NotificationConfiguration {
    return notify(this, props);
  }

  /**
   * Starts a run of the workspace after each successful apply in another workspace.
   *
   * @param workspace the other workspace; its id also determines the id of the run trigger's construct
   */
  public runAfter(workspace: IWorkspace): RunTrigger {
    return runAfter(this, workspace);
  }

  /**
   * Associates a run task with the workspace, whose runs then call it.
   *
   * @param runTask the run task; its id also determines the id of the association's construct
   * @param options options for the association
   */
  public associate(runTask: IRunTask, options: RunTaskAssociationOptions): WorkspaceRunTask {
    return associate(this, runTask, options);
  }

  /**
   * Lets the variables of a set count in the workspace. The `workspaceIds` of the set must not be configured.
   *
   * @param variableSet the variable set, managed or looked up; its id also determines the id of the attachment's construct
   */
  public attachVariableSet(variableSet: IVariableSet): VariableSetWorkspace {
    return applyToWorkspace(this, variableSet, this);
  }
}
