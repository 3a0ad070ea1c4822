import { defineAdoption } from '../../../definition/adoption';

/** How groups are adopted. */
export const identityGroupAdoption = defineAdoption({
  type: 'lintel_identity_group',
  things: 'groups',
  search: { by: 'list', scope: 'installation' },
  named: ['name'],
  references: {
    memberEntityIds: { type: 'lintel_identity_entity', attribute: 'entityId' },
  },
});
