// Written from src/handlers/platform/workspace-run-task/definition.ts by `npx tsx generate/main.ts`.
import { Construct } from 'constructs';
import { RunTaskEnforcementLevel, RunTaskStage } from './vocabularies';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';

/** The properties of `WorkspaceRunTask`. */
export interface WorkspaceRunTaskProps extends LintelResourceProps {
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
 * The CloudFormation type is `Custom::LintelWorkspaceRunTask`.
 */
export class WorkspaceRunTask extends DefinedResource {
  /** The CloudFormation type name. */
  public static readonly cloudFormationType: string = 'Custom::LintelWorkspaceRunTask';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: WorkspaceRunTaskProps) {
    super(scope, id, 'WorkspaceRunTask', props);
  }

  /** The IDs of the workspace and of the association, `ws-…/wstask-…`. */
  public get id(): string {
    return this._string('Id');
  }

  /** The ID of the association, `wstask-…`. */
  public get workspaceTaskId(): string {
    return this._string('WorkspaceTaskId');
  }

  /** The ID of the workspace, `ws-…`. */
  public get workspaceId(): string {
    return this._string('WorkspaceId');
  }

  /** The ID of the run task, `task-…`. */
  public get taskId(): string {
    return this._string('TaskId');
  }

  /** How a failed run task affects the run: `advisory` warns, `mandatory` stops it. */
  public get enforcementLevel(): string {
    return this._string('EnforcementLevel');
  }

  /**
   * The stage of the run at which the run task is called; with `stages`, the first of them. Changing it to `pre_apply` forces
   * replacement, except with the dialect `hcp`, which is also the only one with `post_apply`.
   */
  public get stage(): string {
    return this._string('Stage');
  }

  /** All stages at which the run task is called. Requires the dialect `hcp`. */
  public get stages(): string[] {
    return this._list('Stages');
  }
}
