import { defineResource } from '../../../definition/resource';
import { workspaceIdRules } from '../rules';

/** The association of a run task to a workspace. Restates the platform API, "Workspace run task (type `workspace-tasks`)". */
export const workspaceRunTask = defineResource({
  type: 'lintel_workspace_run_task',
  wing: 'platform',
  construct: 'WorkspaceRunTask',
  doc: 'The association of a run task to a workspace, whose runs then call it.',
  source: ['docs/spec/platform.md#workspace-run-task-type-workspace-tasks-id-prefix-wstask-', 'docs/spec/platform.md#run-tasks'],
  attributes: {
    id: { type: 'string', use: 'computed', doc: 'The ids of the workspace and of the association, `ws-…/wstask-…`.' },
    workspaceTaskId: { type: 'string', use: 'computed', doc: 'The id of the association, `wstask-…`.' },
    workspaceId: {
      type: 'string', use: 'required', replace: true, rules: workspaceIdRules,
      doc: 'The id of the workspace, `ws-…`.',
    },
    taskId: {
      type: 'string', use: 'required', replace: true, rules: [{ rule: 'pattern', pattern: '^task-[^/]+$', words: 'begin with `task-`, without `/`' }],
      doc: 'The id of the run task, `task-…`.',
    },
    enforcementLevel: {
      type: 'string', use: 'required', values: ['advisory', 'mandatory'], construct: 'RunTaskEnforcementLevel',
      doc: 'What a failed run task does to the run: `advisory` warns, `mandatory` stops it.',
    },
    stage: {
      type: 'string', use: 'optional', values: ['pre_plan', 'post_plan', 'pre_apply', 'post_apply'], default: 'post_plan', construct: 'RunTaskStage',
      doc: 'The stage of the run at which the run task begins. With `stages`, the first of them. A change to `pre_apply` replaces the object; with the dialect `hcp`, which alone has `post_apply`, nothing does.',
    },
    stages: {
      type: 'set', element: 'string', use: 'optionalComputed', filledInFrom: 'stage', values: ['pre_plan', 'post_plan', 'pre_apply', 'post_apply'], construct: 'RunTaskStage',
      absent: '`stage` alone', rules: [{ rule: 'length', min: 1, unit: 'elements' }],
      doc: 'All stages at which the run task begins. Only with the dialect `hcp`.',
    },
  },
  rules: [{ rule: 'conflicts', attribute: 'stages', with: ['stage'] }],
  identity: { workspaceId: true, workspaceTaskId: true },
  imports: [
    { form: '{workspaceId}/{workspaceTaskId}', matches: '^ws-[^/]+/wstask-[^/]+$', example: 'ws-app/wstask-tBXYu8GVAFBpcmPm' },
    { form: '{workspaceId}/{taskId}', matches: '^ws-[^/]+/task-[^/]+$', example: 'ws-app/task-7oD7doVTQdAFnMLV' },
  ],
  movedFrom: [{ type: 'tfe_workspace_run_task', schemaVersions: [0, 1] }],
});
