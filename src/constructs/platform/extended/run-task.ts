import { DefaultTokenResolver, StringConcat, Token, Tokenization } from 'cdktf';
import { RunTaskBase } from '../run-task';
import { RunTaskEnforcementLevel, RunTaskStage } from '../vocabularies';
import { WorkspaceRunTask } from '../workspace-run-task';

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

/**
 * A reusable integration of an organization with an external system, which runs of its workspaces call.
 *
 * Terraform's type is `lintel_run_task`.
 */
export class RunTask extends RunTaskBase {
  /**
   * Associates the run task with a workspace, whose runs then call it.
   *
   * @param workspaceId the id of the workspace; it also determines the id of the association's construct
   * @param options options for the association
   */
  public associate(workspaceId: string, options: RunTaskAssociationOptions): WorkspaceRunTask {
    return new WorkspaceRunTask(this, this.nameOf(workspaceId), { workspaceId, taskId: this.id, ...options });
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
