import { DefaultTokenResolver, StringConcat, Token, Tokenization } from 'cdktf';
import { RunTaskBase } from '../run-task';
import { RunTaskGlobalConfiguration } from '../run-task-global-configuration';
import { TaskConfig } from '../task-config';
import { RunTaskEnforcementLevel, RunTaskStage } from '../vocabularies';
import { WorkspaceRunTask } from '../workspace-run-task';
import { IRunTask } from './references';

/** Options for associating a run task with a workspace. */
export interface RunTaskAssociationOptions {
  /** The effect of a failed run task on the run. */
  readonly enforcementLevel: RunTaskEnforcementLevel;
  /**
   * The stage of the run at which the run task is called.
   *
   * @default RunTaskStage.POST_PLAN
   */
  readonly stage?: RunTaskStage;
}

/** Options for applying a run task to all workspaces of its organization, or of projects. */
export interface RunTaskScopeOptions {
  /** The effect of a failed run task on the run. */
  readonly enforcementLevel: RunTaskEnforcementLevel;
  /** The stages of the run at which the run task is called. */
  readonly stages: RunTaskStage[];
}

/** Options for a task configuration. Either `global` is true, or `projectIds` is set. */
export interface RunTaskConfigurationOptions extends RunTaskScopeOptions {
  /**
   * Whether the run task applies to all workspaces of the organization.
   *
   * @default false
   */
  readonly global?: boolean;
  /**
   * The ids of all projects that the run task applies to.
   *
   * @default - it applies to all workspaces
   */
  readonly projectIds?: string[];
}

const EVERYWHERE = 'GlobalConfiguration';
const CONFIGURED = 'TaskConfig';

/**
 * A reusable integration of an organization with an external system, which runs of its workspaces call.
 *
 * Terraform's type is `lintel_run_task`.
 */
export class RunTask extends RunTaskBase implements IRunTask {
  /** The id of the run task, as `id`. */
  public get runTaskId(): string {
    return this.id;
  }

  /**
   * Associates the run task with a workspace, whose runs then call it.
   *
   * @param workspaceId the id of the workspace; it also determines the id of the association's construct
   * @param options options for the association
   */
  public associate(workspaceId: string, options: RunTaskAssociationOptions): WorkspaceRunTask {
    return new WorkspaceRunTask(this, this.nameOf(workspaceId), { workspaceId, taskId: this.id, ...options });
  }

  /**
   * Applies the run task to all present and future workspaces of its organization.
   *
   * @param options the stages and the enforcement level
   */
  public applyEverywhere(options: RunTaskScopeOptions): RunTaskGlobalConfiguration {
    this.refuseSecond(CONFIGURED);
    return new RunTaskGlobalConfiguration(this, EVERYWHERE, { taskId: this.id, ...options });
  }

  /**
   * Applies the run task to all present and future workspaces of projects, on services that have task configurations.
   *
   * @param projectIds the ids of all projects
   * @param options the stages and the enforcement level
   */
  public applyToProjects(projectIds: string[], options: RunTaskScopeOptions): TaskConfig {
    return this.configure({ ...options, projectIds });
  }

  /**
   * Applies the run task by a task configuration, on services that have them.
   *
   * @param options what it applies to, the stages and the enforcement level
   */
  public configure(options: RunTaskConfigurationOptions): TaskConfig {
    this.refuseSecond(EVERYWHERE);
    const { stages, ...others } = options;
    return new TaskConfig(this, CONFIGURED, { taskId: this.id, allowedStages: stages, ...others });
  }

  /** Both would be the one configuration that an organization has of the run task. */
  private refuseSecond(other: string): void {
    if (!this.node.tryFindChild(other)) return;
    throw new Error(
      `The run task "${this.node.path}" has a global configuration and a task configuration, which are two views of one object: each would undo what the other configures. Call only one of \`applyEverywhere\`, \`applyToProjects\` and \`configure\`.`,
    );
  }

  /** The construct id depends on the referenced workspace, so that it is stable when other associations are added. */
  private nameOf(workspaceId: string): string {
    const resolver = new DefaultTokenResolver(new StringConcat());
    const text = Token.isUnresolved(workspaceId)
      ? String(Tokenization.resolve(workspaceId, { scope: this, resolver, preparing: false }))
      : workspaceId;
    return text.replace(/[^A-Za-z0-9]+/g, '-').replace(/^-|-$/g, '');
  }
}
