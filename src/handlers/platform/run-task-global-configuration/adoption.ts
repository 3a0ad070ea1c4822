import { defineAdoption } from '../../../definition/adoption';

/** How existing configurations of run tasks become code. */
export const runTaskGlobalConfigurationAdoption = defineAdoption({
  type: 'lintel_run_task_global_configuration',
  things: 'global configurations of run tasks',
  search: { by: 'list', scope: 'organization', argument: 'organization' },
  named: ['taskId'],
  references: { taskId: { type: 'lintel_run_task', attribute: 'id' } },
});
