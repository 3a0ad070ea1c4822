import { defineAdoption } from '../../../definition/adoption';

/** How existing admin module consumers become code. */
export const adminModuleConsumersAdoption = defineAdoption({
  type: 'lintel_admin_module_consumers',
  things: 'admin module consumers',
  search: { by: 'list', scope: 'installation' },
  named: ['organization'],
  references: { organization: { type: 'lintel_admin_organization', attribute: 'name' } },
});
