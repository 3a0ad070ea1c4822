import { defineAdoption } from '../../../definition/adoption';

/** How aliases of entities are adopted. */
export const identityEntityAliasAdoption = defineAdoption({
  type: 'lintel_identity_entity_alias',
  things: 'aliases of entities',
  search: { by: 'list', scope: 'installation' },
  named: ['name'],
  references: {
    canonicalId: { type: 'lintel_identity_entity', attribute: 'entityId' },
    mountAccessor: { type: 'lintel_auth_mount', attribute: 'accessor' },
  },
});
