import { defineAdoption } from '../../../definition/adoption';

/** How key management providers are adopted. */
export const keyManagementProviderAdoption = defineAdoption({
  type: 'lintel_key_management_provider',
  things: 'key management providers',
  search: { by: 'list', scope: { engine: 'keymgmt' }, argument: 'mount' },
  named: ['name'],
  qualifiers: ['mount'],
  references: { mount: { type: 'lintel_secrets_mount', attribute: 'path' } },
});
