import { defineAdoption } from '../../../definition/adoption';

/** How existing projects become code. */
export const projectAdoption = defineAdoption({
  type: 'lintel_project',
  things: 'projects',
  search: { by: 'list', scope: 'organization', argument: 'organization' },
  named: ['name'],
  qualifiers: ['organization'],
});
