// Written from src/handlers/platform/run-task-global-configuration/definition.ts by `npx tsx generate/main.ts`.
import { IResolvable } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { RunTaskStage, RunTaskEnforcementLevel } from './vocabularies';
import { DefinedResource } from '../defined-resource';
import { LintelResourceProps } from '../lintel-resource-props';

/** The properties of `RunTaskGlobalConfiguration`. */
export interface RunTaskGlobalConfigurationProps extends LintelResourceProps {
  /** The ID of the run task, `task-…`. Must begin with `task-` and not contain `/`. Changing it forces replacement. */
  readonly taskId: string;
  /**
   * Whether runs of all present and future workspaces of the organization call the run task.
   *
   * @default true
   */
  readonly enabled?: boolean | IResolvable;
  /**
   * The stages of the run at which the run task is called. Each element is one of `pre_plan`, `post_plan`, `pre_apply`,
   * `post_apply`. Must not be empty.
   */
  readonly stages: RunTaskStage[];
  /** How a failed run task affects the run: `advisory` warns, `mandatory` stops it. One of `advisory`, `mandatory`. */
  readonly enforcementLevel: RunTaskEnforcementLevel;
}

/**
 * Applies a run task to all workspaces of its organization. The organization must be entitled to global run tasks. To apply it to
 * projects, use `lintel_task_config` instead.
 *
 * The CloudFormation type is `Custom::LintelRunTaskGlobalConfiguration`.
 */
export class RunTaskGlobalConfiguration extends DefinedResource {
  /** The CloudFormation type name. */
  public static readonly cloudFormationType: string = 'Custom::LintelRunTaskGlobalConfiguration';

  /**
   * @param scope the parent of the construct
   * @param id the id of the construct, unique in its scope
   * @param props the properties of the construct
   */
  constructor(scope: Construct, id: string, props: RunTaskGlobalConfigurationProps) {
    super(scope, id, 'RunTaskGlobalConfiguration', props);
  }

  /** The ID of the run task, `task-…`. */
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
  public get enabled(): IResolvable {
    return this._boolean('Enabled');
  }

  /** The stages of the run at which the run task is called. */
  public get stages(): string[] {
    return this._list('Stages');
  }

  /** How a failed run task affects the run: `advisory` warns, `mandatory` stops it. */
  public get enforcementLevel(): string {
    return this._string('EnforcementLevel');
  }
}
