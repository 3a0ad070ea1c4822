import { defineAdoption } from '../../../definition/adoption';

/** How existing run tasks become code. */
export const runTaskAdoption = defineAdoption({
  type: 'lintel_run_task',
  things: 'run tasks',
  search: { by: 'list', scope: 'organization', argument: 'organization' },
  named: ['name'],
  qualifiers: ['organization'],
});
