import { defineAdoption } from '../../../definition/adoption';

/** How existing registry providers become code. */
export const registryProviderAdoption = defineAdoption({
  type: 'lintel_registry_provider',
  things: 'registry providers',
  search: { by: 'list', scope: 'organization', argument: 'organization' },
  named: ['name'],
  qualifiers: ['namespace', 'organization'],
});
