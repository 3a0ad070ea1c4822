import { defineAdoption } from '../../../definition/adoption';

/** How existing registry modules become code. */
export const registryModuleAdoption = defineAdoption({
  type: 'lintel_registry_module',
  things: 'registry modules',
  search: { by: 'list', scope: 'organization', argument: 'organization' },
  named: ['name', 'moduleProvider'],
  qualifiers: ['namespace', 'organization'],
  defaults: { noCode: false },
});
