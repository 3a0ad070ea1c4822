// Written from src/handlers/platform/workspace-run-task/definition.ts by `npx tsx generate/main.ts`.
import { Fn, ImportableResource, TerraformMetaArguments, TerraformProvider, Token } from 'cdktf';
import { Construct } from 'constructs';
import { RunTaskEnforcementLevel, RunTaskStage } from './vocabularies';
import { workspaceRunTask } from '../../handlers/platform/workspace-run-task/definition';
import { DefinedResource } from '../defined-resource';

/** The properties of `WorkspaceRunTask`. */
export interface WorkspaceRunTaskProps extends TerraformMetaArguments {
  /** The id of the workspace, `ws-…`. It must begin with `ws-`, without `/`. A change replaces the object. */
  readonly workspaceId: string;
  /** The id of the run task, `task-…`. It must begin with `task-`, without `/`. A change replaces the object. */
  readonly taskId: string;
  /** What a failed run task does to the run: `advisory` warns, `mandatory` stops it. One of `advisory`, `mandatory`. */
  readonly enforcementLevel: RunTaskEnforcementLevel;
  /**
   * The stage of the run at which the run task begins. With `stages`, the first of them. A change to `pre_apply` replaces the
   * object; with the dialect `hcp`, which alone has `post_apply`, nothing does. One of `pre_plan`, `post_plan`, `pre_apply`,
   * `post_apply`.
   *
   * @default "post_plan"
   */
  readonly stage?: RunTaskStage;
  /**
   * All stages at which the run task begins. Only with the dialect `hcp`. Each is one of `pre_plan`, `post_plan`, `pre_apply`,
   * `post_apply`. It must not be empty.
   *
   * @default - `stage` alone
   */
  readonly stages?: RunTaskStage[];
}

/**
 * The association of a run task to a workspace, whose runs then call it.
 *
 * Terraform's type is `lintel_workspace_run_task`.
 */
export class WorkspaceRunTask extends DefinedResource {
  /** Terraform's name of the type. */
  public static readonly tfResourceType: string = 'lintel_workspace_run_task';

  /**
   * Makes `cdktf plan` write the configuration of an object that exists.
   *
   * @param scope where the construct will belong
   * @param importToId the name it will have there
   * @param importFromId the import id of the object
   * @param provider the provider that reads it; absent, the stack's only one
   */
  public static generateConfigForImport(
    scope: Construct, importToId: string, importFromId: string, provider?: TerraformProvider,
  ): ImportableResource {
    return new ImportableResource(scope, importToId, { terraformResourceType: 'lintel_workspace_run_task', importId: importFromId, provider });
  }

  /**
   * @param scope where the construct belongs
   * @param id its name there
   * @param props what is configured
   */
  constructor(scope: Construct, id: string, props: WorkspaceRunTaskProps) {
    super(scope, id, workspaceRunTask, props);
  }

  /** The ids of the workspace and of the association, `ws-…/wstask-…`. */
  public get id(): string {
    return this.getStringAttribute('id');
  }

  /** The id of the association, `wstask-…`. */
  public get workspaceTaskId(): string {
    return this.getStringAttribute('workspace_task_id');
  }

  /** The id of the workspace, `ws-…`. */
  public get workspaceId(): string {
    return this.getStringAttribute('workspace_id');
  }

  /** The id of the run task, `task-…`. */
  public get taskId(): string {
    return this.getStringAttribute('task_id');
  }

  /** What a failed run task does to the run: `advisory` warns, `mandatory` stops it. */
  public get enforcementLevel(): string {
    return this.getStringAttribute('enforcement_level');
  }

  /**
   * The stage of the run at which the run task begins. With `stages`, the first of them. A change to `pre_apply` replaces the
   * object; with the dialect `hcp`, which alone has `post_apply`, nothing does.
   */
  public get stage(): string {
    return this.getStringAttribute('stage');
  }

  /** All stages at which the run task begins. Only with the dialect `hcp`. Absent, `stage` alone. */
  public get stages(): string[] {
    return Token.asList(Fn.tolist(this.getListAttribute('stages')));
  }
}
