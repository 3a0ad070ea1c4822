import { defineListResource } from '../../../definition/list-resource';
import { workspaceIdRules } from '../rules';

/** Restates the platform API, operation "List workspace run tasks". */
export const workspaceRunTaskList = defineListResource({
  type: 'lintel_workspace_run_task',
  doc: 'The run tasks that are associated to a workspace.',
  source: ['docs/spec/platform.md#run-tasks'],
  attributes: {
    workspaceId: { type: 'string', use: 'required', rules: workspaceIdRules, doc: 'The id of the workspace, `ws-…`.' },
  },
});
