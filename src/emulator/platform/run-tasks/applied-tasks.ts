import type { World } from '../../world';
import { projectOf } from '../workspaces/workspaces';
import type { Workspace } from '../workspaces/workspaces';
import { runTasks } from './run-task';
import type { RunTask } from './run-task';
import { taskConfigs } from './task-configs';
import { workspaceRunTasks } from './workspace-run-tasks';

/** A run task that a workspace's runs call. */
export interface AppliedTask {
  readonly task: RunTask;
  readonly enforcementLevel: string;
  readonly stages: readonly string[];
  readonly because: 'workspace' | 'project' | 'global';
  /** Null if the organization applies it. */
  readonly associationId: string | null;
}

/** The enabled tasks that are associated with the workspace or applied by its organization; a task that is both counts twice. */
export function appliedTasks(world: World, workspace: Workspace): AppliedTask[] {
  const { store, settings } = world;
  const enabled = (id: string): RunTask[] => {
    const task = store.of(runTasks).find(id);
    return task?.enabled ? [task] : [];
  };
  const own = store
    .of(workspaceRunTasks)
    .where((association) => association.workspace === workspace.id)
    .flatMap(({ id, task, enforcementLevel, stages }) =>
      enabled(task).map((one): AppliedTask => ({
        task: one,
        enforcementLevel,
        stages,
        because: 'workspace',
        associationId: id,
      })),
    );
  if (!settings.entitlements.globalRunTasks) return own;
  const applied = store
    .of(taskConfigs)
    .where(
      ({ organization, global, projects }) =>
        organization === workspace.organization && (global || projects.includes(projectOf(workspace))),
    )
    .flatMap(({ task, enforcementLevel, stages, global }) =>
      enabled(task).map((one): AppliedTask => ({
        task: one,
        enforcementLevel,
        stages,
        because: global ? 'global' : 'project',
        associationId: null,
      })),
    );
  return [...own, ...applied];
}
