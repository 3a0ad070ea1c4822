import { defineAdoption } from '../../../definition/adoption';

/** How existing admin organizations become code. */
export const adminOrganizationAdoption = defineAdoption({
  type: 'lintel_admin_organization',
  things: 'admin organizations',
  search: { by: 'list', scope: 'installation' },
  named: ['name'],
  defaults: { accessBetaTools: false, globalModuleSharing: false, isDisabled: false },
});
