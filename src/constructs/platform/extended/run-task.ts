import { DefaultTokenResolver, StringConcat, Token, Tokenization } from 'cdktf';
import { RunTaskBase } from '../run-task';
import { RunTaskEnforcementLevel, RunTaskStage } from '../vocabularies';
import { WorkspaceRunTask } from '../workspace-run-task';

/** How a run task takes part in the runs of a workspace. */
export interface RunTaskAssociationOptions {
  /** What a failed run task does to the run. */
  readonly enforcementLevel: RunTaskEnforcementLevel;
  /**
   * The stage of the run at which the run task begins.
   *
   * @default RunTaskStage.POST_PLAN
   */
  readonly stage?: RunTaskStage;
}

/**
 * A reusable hook of an organization to an external system, which runs of its workspaces call.
 *
 * Terraform's type is `lintel_run_task`.
 */
export class RunTask extends RunTaskBase {
  /**
   * Associates the run task to a workspace, whose runs then call it.
   *
   * @param workspaceId the id of the workspace, which also names the association below this construct
   * @param options how it takes part
   */
  public associate(workspaceId: string, options: RunTaskAssociationOptions): WorkspaceRunTask {
    return new WorkspaceRunTask(this, this.nameOf(workspaceId), { workspaceId, taskId: this.id, ...options });
  }

  /** A reference is named after what it refers to, so that an association keeps its address however many others are added. */
  private nameOf(workspaceId: string): string {
    const resolver = new DefaultTokenResolver(new StringConcat());
    const text = Token.isUnresolved(workspaceId) ? String(Tokenization.resolve(workspaceId, { scope: this, resolver, preparing: false })) : workspaceId;
    return text.replace(/[^A-Za-z0-9]+/g, '-').replace(/^-|-$/g, '');
  }
}
