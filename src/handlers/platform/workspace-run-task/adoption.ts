import { defineAdoption } from '../../../definition/adoption';

/** How existing workspace run tasks become code. */
export const workspaceRunTaskAdoption = defineAdoption({
  type: 'lintel_workspace_run_task',
  things: 'workspace run tasks',
  search: { by: 'list', scope: 'workspace', argument: 'workspaceId' },
  named: ['taskId', 'workspaceId'],
  references: { taskId: { type: 'lintel_run_task', attribute: 'id' } },
  alternatives: { stages: 'stage' },
});
