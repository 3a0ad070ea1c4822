import type { PlatformClient } from '../../../../clients/platform';
import type { Problem } from '../../../../definition/problem';
import type { PlanContext } from '../../../contract';
import { InvalidConfig } from '../../../errors';

// Two resources manage the one configuration that an organization has of a run task, and a workspace may have an association of the same
// run task besides.

type Run = PlanContext['run'];
export type Manager = 'lintel_run_task_global_configuration' | 'lintel_task_config';

function nameOf(taskId: string): string {
  return `configuration of ${taskId}`;
}

function associationsOf(taskId: string): string {
  return `associations of ${taskId}`;
}

/** Reports what manages the configuration of a run task. Returns the problem if another resource of the run does already. */
export function reportManager(run: Run, taskId: string, manager: Manager): Problem[] {
  const other = run.reported(nameOf(taskId)) as Manager | undefined;
  if (other !== undefined && other !== manager) {
    return [
      {
        path: ['taskId'],
        severity: 'error',
        code: 'resources-conflict',
        summary: 'The run task has two configurations',
        detail: twiceWords(taskId, other, manager),
      },
    ];
  }
  run.report(nameOf(taskId), manager);
  return [];
}

/** Reports a workspace with which a run task is associated. */
export function reportAssociation(run: Run, taskId: string, workspaceId: string): void {
  const known = (run.reported(associationsOf(taskId)) as readonly string[] | undefined) ?? [];
  run.report(associationsOf(taskId), [...new Set([...known, workspaceId])]);
}

/** What an association of a workspace means besides a configuration of the organization, if both are planned in one run. */
export function associationProblems(run: Run, taskId: string, existing: readonly string[] = []): Problem[] {
  const planned = (run.reported(associationsOf(taskId)) as readonly string[] | undefined) ?? [];
  const manager = run.reported(nameOf(taskId)) as Manager | undefined;
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

function twiceWords(taskId: string, one: Manager, other: Manager): string {
  return `${taskId} is managed by \`${one}\` and by \`${other}\`, which are two views of one object: each would undo what the other configures. Remove one of them.`;
}

/** What this process has applied, for run tasks whose ID no plan could know. */
const applied = new WeakMap<PlatformClient, Map<string, Manager>>();

/** Throws if another resource manages the configuration. */
export function claimTask(platform: PlatformClient, taskId: string, manager: Manager): void {
  const known = applied.get(platform) ?? new Map<string, Manager>();
  const other = known.get(taskId);
  if (other !== undefined && other !== manager) throw new InvalidConfig(['taskId'], twiceWords(taskId, other, manager));
  applied.set(platform, known.set(taskId, manager));
}

/** The configuration is no longer managed, so that another resource may take it. */
export function releaseTask(platform: PlatformClient, taskId: string): void {
  applied.get(platform)?.delete(taskId);
}
