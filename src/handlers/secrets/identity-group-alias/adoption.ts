import { defineAdoption } from '../../../definition/adoption';

/** How aliases of groups are adopted. */
export const identityGroupAliasAdoption = defineAdoption({
  type: 'lintel_identity_group_alias',
  things: 'aliases of groups',
  search: { by: 'list', scope: 'installation' },
  named: ['name'],
  references: {
    canonicalId: { type: 'lintel_identity_group', attribute: 'groupId' },
    mountAccessor: { type: 'lintel_auth_mount', attribute: 'accessor' },
  },
});
