// Written from src/handlers/platform/workspace-run-task/definition.ts by `npx tsx generate/main.ts`.
import { Fn, ImportableResource, TerraformMetaArguments, TerraformProvider, Token } from 'cdktf';
import { Construct } from 'constructs';
import { RunTaskEnforcementLevel, RunTaskStage } from './vocabularies';
import { workspaceRunTask } from '../../handlers/platform/workspace-run-task/definition';
import { hasType } from '../construct-type';
import { DefinedResource } from '../defined-resource';

/** The properties of `WorkspaceRunTask`. */
export interface WorkspaceRunTaskProps extends TerraformMetaArguments {
  /** The ID of the workspace, `ws-…`. Must begin with `ws-` and not contain `/`. Changing it forces replacement. */
  readonly workspaceId: string;
  /** The ID of the run task, `task-…`. Must begin with `task-`, without `/`. Changing it forces replacement. */
  readonly taskId: string;
  /** How a failed run task affects the run: `advisory` warns, `mandatory` stops it. One of `advisory`, `mandatory`. */
  readonly enforcementLevel: RunTaskEnforcementLevel;
  /**
   * The stage of the run at which the run task is called; with `stages`, the first of them. Changing it to `pre_apply` forces
   * replacement, except with the dialect `hcp`, which is also the only one with `post_apply`. One of `pre_plan`, `post_plan`,
   * `pre_apply`, `post_apply`.
   *
   * @default "post_plan"
   */
  readonly stage?: RunTaskStage;
  /**
   * All stages at which the run task is called. Requires the dialect `hcp`. Each element is one of `pre_plan`, `post_plan`,
   * `pre_apply`, `post_apply`. Must not be empty.
   *
   * @default - it contains only `stage`
   */
  readonly stages?: RunTaskStage[];
}

/**
 * Associates a run task with a workspace, whose runs then call it.
 *
 * The Terraform type is `lintel_workspace_run_task`.
 */
export class WorkspaceRunTask extends DefinedResource {
  /** The Terraform type name. */
  public static readonly tfResourceType: string = 'lintel_workspace_run_task';

  /**
   * Generates the configuration of an existing object during `cdktf plan`.
   *
   * @param scope the parent of the construct
   * @param importToId the id of the construct
   * @param importFromId the import id of the object
   * @param provider the provider that reads the object; defaults to the only one in the stack
   */
  public static generateConfigForImport(
    scope: Construct, importToId: string, importFromId: string, provider?: TerraformProvider,
  ): ImportableResource {
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_workspace_run_task', importId: importFromId, provider });
  }

  /**
   * Whether a value is a `WorkspaceRunTask`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isWorkspaceRunTask(x: any): boolean {
    return hasType(x, 'resource lintel_workspace_run_task');
  }

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: WorkspaceRunTaskProps) {
    super(scope, id, workspaceRunTask, props);
  }

  /** The IDs of the workspace and of the association, `ws-…/wstask-…`. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The ID of the association, `wstask-…`. */
  public get workspaceTaskId(): string {
    return this.getStringAttribute('workspace_task_id');
  }

  /** The ID of the workspace, `ws-…`. */
  public get workspaceId(): string {
    return this.getStringAttribute('workspace_id');
  }

  public set workspaceId(value: string) {
    this._set('workspaceId', value);
  }

  /** The ID of the run task, `task-…`. */
  public get taskId(): string {
    return this.getStringAttribute('task_id');
  }

  public set taskId(value: string) {
    this._set('taskId', value);
  }

  /** How a failed run task affects the run: `advisory` warns, `mandatory` stops it. */
  public get enforcementLevel(): string {
    return this.getStringAttribute('enforcement_level');
  }

  /**
   * The stage of the run at which the run task is called; with `stages`, the first of them. Changing it to `pre_apply` forces
   * replacement, except with the dialect `hcp`, which is also the only one with `post_apply`.
   */
  public get stage(): string {
    return this.getStringAttribute('stage');
  }

  /** All stages at which the run task is called. Requires the dialect `hcp`. If omitted, it contains only `stage`. */
  public get stages(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('stages')));
  }

  /** What `workspaceId` is configured as. */
  public get workspaceIdInput(): string {
    return this._input('workspaceId');
  }

  /** What `taskId` is configured as. */
  public get taskIdInput(): string {
    return this._input('taskId');
  }

  /** What `enforcementLevel` is configured as. */
  public get enforcementLevelInput(): RunTaskEnforcementLevel {
    return this._input('enforcementLevel');
  }

  /**
   * Changes what `enforcementLevel` is configured as.
   *
   * @param value the new value
   */
  public putEnforcementLevel(value: RunTaskEnforcementLevel): void {
    this._set('enforcementLevel', value);
  }

  /** What `stage` is configured as. */
  public get stageInput(): RunTaskStage | undefined {
    return this._input('stage');
  }

  /**
   * Changes what `stage` is configured as.
   *
   * @param value the new value
   */
  public putStage(value: RunTaskStage): void {
    this._set('stage', value);
  }

  /** Removes the configuration of `stage`. */
  public resetStage(): void {
    this._set('stage', undefined);
  }

  /** What `stages` is configured as. */
  public get stagesInput(): RunTaskStage[] | undefined {
    return this._input('stages');
  }

  /**
   * Changes what `stages` is configured as.
   *
   * @param value the new value
   */
  public putStages(value: RunTaskStage[]): void {
    this._set('stages', value);
  }

  /** Removes the configuration of `stages`. */
  public resetStages(): void {
    this._set('stages', undefined);
  }
}
