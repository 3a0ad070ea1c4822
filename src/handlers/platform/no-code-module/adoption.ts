import { defineAdoption } from '../../../definition/adoption';

/** How existing no-code modules become code. */
export const noCodeModuleAdoption = defineAdoption({
  type: 'lintel_no_code_module',
  things: 'no-code modules',
  search: { by: 'list', scope: 'organization', argument: 'organization' },
  named: ['registryModuleId'],
  qualifiers: ['organization'],
  references: { registryModuleId: { type: 'lintel_registry_module', attribute: 'registryModuleId' } },
});
