// Written from src/handlers/platform/workspace-run-task/definition.ts by `npx tsx generate/main.ts`.
import { Fn, TerraformMetaArguments, Token } from 'cdktf';
import { Construct } from 'constructs';
import { workspaceRunTaskData } from '../../handlers/platform/workspace-run-task/definition';
import { DefinedDataSource } from '../defined-data-source';

/** The properties of `DataWorkspaceRunTask`. */
export interface DataWorkspaceRunTaskProps extends TerraformMetaArguments {
  /** The id of the workspace, `ws-…`. It must begin with `ws-`, without `/`. */
  readonly workspaceId: string;
  /**
   * The id of the association, `wstask-…`. It must begin with `wstask-`.
   *
   * @default - the association is looked up by `taskId`
   */
  readonly workspaceTaskId?: string;
  /**
   * The id of the run task, `task-…`. It must begin with `task-`.
   *
   * @default - the association is looked up by `workspaceTaskId`
   */
  readonly taskId?: string;
}

/**
 * The association of a run task to a workspace, looked up by its id or by the run task.
 *
 * Terraform's type is `lintel_workspace_run_task`.
 */
export class DataWorkspaceRunTask extends DefinedDataSource {
  /** Terraform's name of the type. */
  public static readonly tfResourceType: string = 'lintel_workspace_run_task';

  /**
   * @param scope where the construct belongs
   * @param id its name there
   * @param props what is configured
   */
  constructor(scope: Construct, id: string, props: DataWorkspaceRunTaskProps) {
    super(scope, id, workspaceRunTaskData, props);
  }

  /** The ids of the workspace and of the association, `ws-…/wstask-…`. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The id of the workspace, `ws-…`. */
  public get workspaceId(): string {
    return this.getStringAttribute('workspace_id');
  }

  /** The id of the association, `wstask-…`. Absent, the association is looked up by `taskId`. */
  public get workspaceTaskId(): string {
    return this.getStringAttribute('workspace_task_id');
  }

  /** The id of the run task, `task-…`. Absent, the association is looked up by `workspaceTaskId`. */
  public get taskId(): string {
    return this.getStringAttribute('task_id');
  }

  /** What a failed run task does to the run: `advisory` or `mandatory`. */
  public get enforcementLevel(): string {
    return this.getStringAttribute('enforcement_level');
  }

  /** The stage of the run at which the run task begins; the first, where there are several. */
  public get stage(): string {
    return this.getStringAttribute('stage');
  }

  /** All stages at which the run task begins; the one stage, where the service knows only one. */
  public get stages(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('stages')));
  }
}
