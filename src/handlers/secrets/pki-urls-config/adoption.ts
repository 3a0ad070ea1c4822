import { defineAdoption } from '../../../definition/adoption';

/** How URLs of certificate authorities are adopted. */
export const pkiUrlsConfigAdoption = defineAdoption({
  type: 'lintel_pki_urls_config',
  things: 'URLs of certificate authorities',
  search: { by: 'list', scope: 'installation' },
  named: ['mount'],
  references: { mount: { type: 'lintel_secrets_mount', attribute: 'path' } },
});
