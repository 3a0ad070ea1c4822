import { defineAdoption } from '../../../definition/adoption';

/** How existing teams become code. */
export const teamAdoption = defineAdoption({
  type: 'lintel_team',
  things: 'teams',
  search: { by: 'list', scope: 'organization', argument: 'organization' },
  named: ['name'],
  qualifiers: ['organization'],
});
