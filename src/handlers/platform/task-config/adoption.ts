import { defineAdoption } from '../../../definition/adoption';

/** No list contains all configurations of an organization, and the older form contains the global ones. */
export const taskConfigAdoption = defineAdoption({
  type: 'lintel_task_config',
  things: 'configurations of run tasks',
  search: { by: 'nothing', because: 'the service lists them only by project; those for all workspaces are adopted' },
});
