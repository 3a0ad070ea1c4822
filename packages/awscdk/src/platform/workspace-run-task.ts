// Written from src/handlers/platform/workspace-run-task/definition.ts by `npx tsx generate/main.ts`.
import { Construct } from 'constructs';
import { RunTaskEnforcementLevel, RunTaskStage } from './vocabularies';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';

/** The properties of `WorkspaceRunTask`. */
export interface WorkspaceRunTaskProps extends LintelResourceProps {
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
 * CloudFormation's type is `Custom::LintelWorkspaceRunTask`.
 */
export class WorkspaceRunTask extends DefinedResource {
  /** CloudFormation's name of the type. */
  public static readonly cloudFormationType: string = 'Custom::LintelWorkspaceRunTask';

  /**
   * @param scope where the construct belongs
   * @param id its name there
   * @param props what is configured
   */
  constructor(scope: Construct, id: string, props: WorkspaceRunTaskProps) {
    super(scope, id, 'WorkspaceRunTask', props);
  }

  /** The ids of the workspace and of the association, `ws-…/wstask-…`. */
  public get id(): string {
    return this._string('Id');
  }

  /** The id of the association, `wstask-…`. */
  public get workspaceTaskId(): string {
    return this._string('WorkspaceTaskId');
  }

  /** The id of the workspace, `ws-…`. */
  public get workspaceId(): string {
    return this._string('WorkspaceId');
  }

  /** The id of the run task, `task-…`. */
  public get taskId(): string {
    return this._string('TaskId');
  }

  /** What a failed run task does to the run: `advisory` warns, `mandatory` stops it. */
  public get enforcementLevel(): string {
    return this._string('EnforcementLevel');
  }

  /**
   * The stage of the run at which the run task begins. With `stages`, the first of them. A change to `pre_apply` replaces the
   * object; with the dialect `hcp`, which alone has `post_apply`, nothing does.
   */
  public get stage(): string {
    return this._string('Stage');
  }

  /** All stages at which the run task begins. Only with the dialect `hcp`. */
  public get stages(): string[] {
    return this._list('Stages');
  }
}
