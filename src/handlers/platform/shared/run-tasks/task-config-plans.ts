import type { Problem } from '../../../../definition/problem';
import type { PlanContext } from '../../../contract';
import { OnlyManager } from '../only-manager';

// Two resources manage an organization's single configuration of a run task, and a workspace may additionally have an association of the same run
// task.

type Run = PlanContext['run'];
export type Manager = 'lintel_run_task_global_configuration' | 'lintel_task_config';

export const taskConfigManagers = new OnlyManager<Manager>({
  attribute: () => 'taskId',
  name: (taskId) => `configuration of ${taskId}`,
  summary: 'The run task has two configurations',
  words: (taskId, one, other) =>
    `${taskId} is managed by \`${one}\` and by \`${other}\`, which are two views of one object: each would undo what the other configures. Remove one of them.`,
});

function associationsOf(taskId: string): string {
  return `associations of ${taskId}`;
}

/** Reports a workspace with which a run task is associated. */
export function reportAssociation(run: Run, taskId: string, workspaceId: string): void {
  const known = (run.reported(associationsOf(taskId)) as readonly string[] | undefined) ?? [];
  run.report(associationsOf(taskId), [...new Set([...known, workspaceId])]);
}

/** The effect of a workspace's association if the same run also plans an organization's configuration. */
export function associationProblems(run: Run, taskId: string, existing: readonly string[] = []): Problem[] {
  const planned = (run.reported(associationsOf(taskId)) as readonly string[] | undefined) ?? [];
  const manager = taskConfigManagers.reported(run, taskId);
  const where = planned.length > 0 ? planned : existing;
  if (manager === undefined || where.length === 0) return [];
  return [
    {
      path: ['taskId'],
      severity: 'warning',
      code: 'resources-conflict',
      summary: 'The run task is also associated with workspaces',
      detail: `${taskId} is applied by \`${manager}\`, and associated with ${where.join(', ')}, too. Where both apply, runs call it for each, and the stricter enforcement level decides: the association cannot make it \`advisory\` where the configuration makes it \`mandatory\`. Remove the associations (\`lintel_workspace_run_task\`), unless they call it at other stages or more strictly.`,
    },
  ];
}
