import { defineAdoption } from '../../../definition/adoption';

/** Existing variable sets become code together with their members. */
export const variableSetProjectAdoption = defineAdoption({
  type: 'lintel_variable_set_project',
  things: 'projects of variable sets',
  search: { by: 'nothing', because: 'a variable set is adopted with all of its projects' },
});
