import { defineAdoption } from '../../../definition/adoption';

/** How entities are adopted. */
export const identityEntityAdoption = defineAdoption({
  type: 'lintel_identity_entity',
  things: 'entities',
  search: { by: 'list', scope: 'installation' },
  named: ['name'],
});
