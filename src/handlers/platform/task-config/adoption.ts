import { defineAdoption } from '../../../definition/adoption';

/** No list has all configurations of an organization, and the older form has those that are global. */
export const taskConfigAdoption = defineAdoption({
  type: 'lintel_task_config',
  things: 'configurations of run tasks',
  search: { by: 'nothing', because: 'the service lists them only by project; those for all workspaces are adopted' },
});
