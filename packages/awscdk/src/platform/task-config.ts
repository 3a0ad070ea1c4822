// Written from src/handlers/platform/task-config/definition.ts by `npx tsx generate/main.ts`.
import { IResolvable } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { RunTaskEnforcementLevel, RunTaskStage } from './vocabularies';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';

/** The properties of `TaskConfig`. */
export interface TaskConfigProps extends LintelResourceProps {
  /** The ID of the run task, `task-…`. Must begin with `task-` and not contain `/`. Changing it forces replacement. */
  readonly taskId: string;
  /**
   * Whether runs of all present and future workspaces of the organization call the run task.
   *
   * @default false
   */
  readonly global?: boolean | IResolvable;
  /**
   * The IDs of all projects, `prj-…`, whose present and future workspaces call the run task. Must be configured unless `global` is
   * `true`; if it is empty, the run task is applied nowhere. Each element must begin with `prj-` and not contain `/`.
   *
   * @default - the run task is applied to all workspaces
   */
  readonly projectIds?: string[];
  /** How a failed run task affects the run: `advisory` warns, `mandatory` stops it. One of `advisory`, `mandatory`. */
  readonly enforcementLevel: RunTaskEnforcementLevel;
  /**
   * The stages of the run at which the run task is called. Each element is one of `pre_plan`, `post_plan`, `pre_apply`,
   * `post_apply`. Must not be empty.
   */
  readonly allowedStages: RunTaskStage[];
}

/**
 * Applies a run task to all workspaces of its organization, or to all workspaces of projects. Replaces associations with single
 * workspaces. The service cannot delete it: destroying it ends its effect.
 *
 * The CloudFormation type is `Custom::LintelTaskConfig`.
 */
export class TaskConfig extends DefinedResource {
  /** The CloudFormation type name. */
  public static readonly cloudFormationType: string = 'Custom::LintelTaskConfig';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: TaskConfigProps) {
    super(scope, id, 'TaskConfig', props);
  }

  /** The ID of the task configuration, `taskcfg-…`. */
  public get id(): string {
    return this._string('Id');
  }

  /** The ID of the run task, `task-…`. */
  public get taskId(): string {
    return this._string('TaskId');
  }

  /** The name of the organization that the run task belongs to. */
  public get organization(): string {
    return this._string('Organization');
  }

  /** The name of the run task. */
  public get taskName(): string {
    return this._string('TaskName');
  }

  /** Whether runs of all present and future workspaces of the organization call the run task. */
  public get global(): IResolvable {
    return this._boolean('Global');
  }

  /** How a failed run task affects the run: `advisory` warns, `mandatory` stops it. */
  public get enforcementLevel(): string {
    return this._string('EnforcementLevel');
  }

  /** The stages of the run at which the run task is called. */
  public get allowedStages(): string[] {
    return this._list('AllowedStages');
  }
}
