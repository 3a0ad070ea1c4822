// Written from src/handlers/platform/workspace-run-task/definition.ts by `npx tsx generate/main.ts`.
import { Fn, TerraformMetaArguments, Token } from 'cdktf';
import { Construct } from 'constructs';
import { workspaceRunTaskData } from '../../handlers/platform/workspace-run-task/definition';
import { hasType } from '../construct-type';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataWorkspaceRunTask`. */
export interface DataWorkspaceRunTaskProps extends TerraformMetaArguments {
  /** The ID of the workspace, `ws-…`. Must begin with `ws-` and not contain `/`. */
  readonly workspaceId: string;
  /**
   * The ID of the association, `wstask-…`. Must begin with `wstask-`.
   *
   * @default - the association is looked up by `taskId`
   */
  readonly workspaceTaskId?: string;
  /**
   * The ID of the run task, `task-…`. Must begin with `task-`.
   *
   * @default - the association is looked up by `workspaceTaskId`
   */
  readonly taskId?: string;
}

/**
 * The association of a run task with a workspace, looked up by its ID or by the run task.
 *
 * The Terraform type is `lintel_workspace_run_task`.
 */
export class DataWorkspaceRunTask extends DefinedDataSource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_workspace_run_task';

  /**
   * Whether a value is a `DataWorkspaceRunTask`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isDataWorkspaceRunTask(x: any): boolean {
    return hasType(x, 'data lintel_workspace_run_task');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: DataWorkspaceRunTaskProps) {
    super(scope, id, workspaceRunTaskData, props);
  }

  /** The IDs of the workspace and of the association, `ws-…/wstask-…`. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The ID of the workspace, `ws-…`. */
  public get workspaceId(): string {
    return this.getStringAttribute('workspace_id');
  }

  public set workspaceId(value: string) {
    this._set('workspaceId', value);
  }

  /** The ID of the association, `wstask-…`. If omitted, the association is looked up by `taskId`. */
  public get workspaceTaskId(): string {
    return this.getStringAttribute('workspace_task_id');
  }

  public set workspaceTaskId(value: string) {
    this._set('workspaceTaskId', value);
  }

  /** The ID of the run task, `task-…`. If omitted, the association is looked up by `workspaceTaskId`. */
  public get taskId(): string {
    return this.getStringAttribute('task_id');
  }

  public set taskId(value: string) {
    this._set('taskId', value);
  }

  /** How a failed run task affects the run: `advisory` or `mandatory`. */
  public get enforcementLevel(): string {
    return this.getStringAttribute('enforcement_level');
  }

  /** The stage of the run at which the run task is called; the first if there are several. */
  public get stage(): string {
    return this.getStringAttribute('stage');
  }

  /** All stages at which the run task is called; only `stage` if the service does not support several. */
  public get stages(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('stages')));
  }

  /** What `workspaceId` is configured as. */
  public get workspaceIdInput(): string {
    return this._input('workspaceId');
  }

  /** What `workspaceTaskId` is configured as. */
  public get workspaceTaskIdInput(): string | undefined {
    return this._input('workspaceTaskId');
  }

  /** Removes the configuration of `workspaceTaskId`. */
  public resetWorkspaceTaskId(): void {
    this._set('workspaceTaskId', undefined);
  }

  /** What `taskId` is configured as. */
  public get taskIdInput(): string | undefined {
    return this._input('taskId');
  }

  /** Removes the configuration of `taskId`. */
  public resetTaskId(): void {
    this._set('taskId', undefined);
  }
}
