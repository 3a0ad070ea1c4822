import { defineDataSource } from '../../../definition/data-source';
import { defineListResource } from '../../../definition/list-resource';
import { defineResource } from '../../../definition/resource';
import { workspaceIdRules, maxResults } from '../shared/rules';

/** The association of a run task with a workspace. Restates the platform API, "Workspace run task (type `workspace-tasks`)". */
export const workspaceRunTask = defineResource({
  type: 'lintel_workspace_run_task',
  service: 'platform',
  construct: 'WorkspaceRunTask',
  doc: 'Associates a run task with a workspace, whose runs then call it.',
  source: [
    'docs/spec/platform.md#workspace-run-task-type-workspace-tasks-id-prefix-wstask-',
    'docs/spec/platform.md#run-tasks',
  ],
  rights: [{ right: 'manage-workspace-run-tasks', needs: ['create', 'update', 'delete'] }],
  attributes: {
    id: { type: 'string', use: 'computed', doc: 'The IDs of the workspace and of the association, `ws-…/wstask-…`.' },
    workspaceTaskId: { type: 'string', use: 'computed', doc: 'The ID of the association, `wstask-…`.' },
    workspaceId: {
      type: 'string',
      use: 'required',
      replace: true,
      rules: workspaceIdRules,
      doc: 'The ID of the workspace, `ws-…`.',
    },
    taskId: {
      type: 'string',
      use: 'required',
      replace: true,
      rules: [{ rule: 'pattern', pattern: '^task-[^/]+$', words: 'begin with `task-`, without `/`', idOf: 'task' }],
      doc: 'The ID of the run task, `task-…`.',
    },
    enforcementLevel: {
      type: 'string',
      use: 'required',
      values: ['advisory', 'mandatory'],
      construct: 'RunTaskEnforcementLevel',
      doc: 'How a failed run task affects the run: `advisory` warns, `mandatory` stops it.',
    },
    stage: {
      type: 'string',
      use: 'optional',
      values: ['pre_plan', 'post_plan', 'pre_apply', 'post_apply'],
      default: 'post_plan',
      construct: 'RunTaskStage',
      doc: 'The stage of the run at which the run task is called; with `stages`, the first of them. Changing it to `pre_apply` forces replacement, except with the dialect `hcp`, which is also the only one with `post_apply`.',
    },
    stages: {
      type: 'set',
      element: 'string',
      use: 'optionalComputed',
      filledInFrom: 'stage',
      values: ['pre_plan', 'post_plan', 'pre_apply', 'post_apply'],
      construct: 'RunTaskStage',
      absent: 'it contains only `stage`',
      rules: [{ rule: 'length', min: 1, unit: 'elements' }],
      doc: 'All stages at which the run task is called. Requires the dialect `hcp`.',
    },
  },
  rules: [{ rule: 'conflicts', attribute: 'stages', with: ['stage'] }],
  identity: { workspaceId: true, workspaceTaskId: true },
  imports: [
    {
      form: '{workspaceId}/{workspaceTaskId}',
      matches: '^ws-[^/]+/wstask-[^/]+$',
      example: 'ws-app/wstask-tBXYu8GVAFBpcmPm',
    },
    { form: '{workspaceId}/{taskId}', matches: '^ws-[^/]+/task-[^/]+$', example: 'ws-app/task-7oD7doVTQdAFnMLV' },
    {
      form: '{id}',
      matches: '^(?!\\.{1,2}/)[^/\\s]+/(?!\\.{1,2}/)[^/\\s]+/(?!\\.{1,2}$)[^/]*[^/\\s]$',
      example: 'acme/web-production/image-scan',
      names: '{organization}/{workspaceName}/{taskName}',
    },
  ],
  movedFrom: [{ type: 'tfe_workspace_run_task', schemaVersions: [0, 1] }],
});

const workspaceId = {
  type: 'string',
  use: 'required',
  rules: workspaceIdRules,
  doc: 'The ID of the workspace, `ws-…`.',
} as const;

/** The attributes of one association in both data sources, without those for the lookup. */
const results = {
  enforcementLevel: {
    type: 'string',
    use: 'computed',
    doc: 'How a failed run task affects the run: `advisory` or `mandatory`.',
  },
  stage: {
    type: 'string',
    use: 'computed',
    doc: 'The stage of the run at which the run task is called; the first if there are several.',
  },
  stages: {
    type: 'set',
    element: 'string',
    use: 'computed',
    doc: 'All stages at which the run task is called; only `stage` if the service does not support several.',
  },
} as const;

/** Restates the platform API, operations "Show workspace run task" and, by run task, "List workspace run tasks". */
export const workspaceRunTaskData = defineDataSource({
  type: 'lintel_workspace_run_task',
  service: 'platform',
  construct: 'DataWorkspaceRunTask',
  doc: 'The association of a run task with a workspace, looked up by its ID or by the run task.',
  source: ['docs/spec/platform.md#run-tasks'],
  attributes: {
    id: { type: 'string', use: 'computed', doc: 'The IDs of the workspace and of the association, `ws-…/wstask-…`.' },
    workspaceId,
    workspaceTaskId: {
      type: 'string',
      use: 'optionalComputed',
      absent: 'the association is looked up by `taskId`',
      rules: [{ rule: 'pattern', pattern: '^wstask-[^/]+$', words: 'begin with `wstask-`' }],
      doc: 'The ID of the association, `wstask-…`.',
    },
    taskId: {
      type: 'string',
      use: 'optionalComputed',
      absent: 'the association is looked up by `workspaceTaskId`',
      rules: [{ rule: 'pattern', pattern: '^task-[^/]+$', words: 'begin with `task-`' }],
      doc: 'The ID of the run task, `task-…`.',
    },
    ...results,
  },
  rules: [{ rule: 'exactlyOneOf', attributes: ['workspaceTaskId', 'taskId'] }],
});

/** Restates the platform API, operation "List workspace run tasks". */
export const workspaceRunTasksData = defineDataSource({
  type: 'lintel_workspace_run_tasks',
  service: 'platform',
  construct: 'DataWorkspaceRunTasks',
  doc: 'The run tasks that are associated with a workspace.',
  source: ['docs/spec/platform.md#run-tasks'],
  attributes: {
    workspaceId,
    maxResults: maxResults('associations'),
    workspaceRunTasks: {
      type: 'objects',
      use: 'computed',
      doc: 'The associations, in the order in which the service returns them.',
      attributes: {
        id: {
          type: 'string',
          use: 'computed',
          doc: 'The IDs of the workspace and of the association, `ws-…/wstask-…`.',
        },
        workspaceId: { type: 'string', use: 'computed', doc: 'The ID of the workspace, `ws-…`.' },
        workspaceTaskId: { type: 'string', use: 'computed', doc: 'The ID of the association, `wstask-…`.' },
        taskId: { type: 'string', use: 'computed', doc: 'The ID of the run task, `task-…`.' },
        ...results,
      },
    },
    totalCount: {
      type: 'int',
      use: 'computed',
      doc: 'The number of associations in the workspace, as counted by the service.',
    },
  },
});

/** Restates the platform API, operation "List workspace run tasks". */
export const workspaceRunTaskList = defineListResource({
  type: 'lintel_workspace_run_task',
  doc: 'The run tasks that are associated with a workspace.',
  source: ['docs/spec/platform.md#run-tasks'],
  attributes: {
    workspaceId: { type: 'string', use: 'required', rules: workspaceIdRules, doc: 'The ID of the workspace, `ws-…`.' },
  },
});
