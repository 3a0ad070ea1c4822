import { defineAdoption } from '../../../definition/adoption';

/** How run tasks that exist become code. */
export const runTaskAdoption = defineAdoption({
  type: 'lintel_run_task',
  things: 'run tasks',
  search: { by: 'list', scope: 'organization', argument: 'organization' },
  named: ['name'],
  qualifiers: ['organization'],
});
