import { defineAdoption } from '../../../definition/adoption';

/** How revocation settings of certificate authorities are adopted. */
export const pkiCrlConfigAdoption = defineAdoption({
  type: 'lintel_pki_crl_config',
  things: 'revocation settings of certificate authorities',
  search: { by: 'list', scope: 'installation' },
  named: ['mount'],
  references: { mount: { type: 'lintel_secrets_mount', attribute: 'path' } },
});
