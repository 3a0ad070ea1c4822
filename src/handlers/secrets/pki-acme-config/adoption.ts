import { defineAdoption } from '../../../definition/adoption';
import { ISSUER_REFERENCES } from '../shared/pki/issuer-references';

/** How ACME settings of certificate authorities are adopted. */
export const pkiAcmeConfigAdoption = defineAdoption({
  type: 'lintel_pki_acme_config',
  things: 'ACME settings of certificate authorities',
  search: { by: 'list', scope: 'installation' },
  named: ['mount'],
  references: {
    mount: { type: 'lintel_secrets_mount', attribute: 'path' },
    allowedIssuers: ISSUER_REFERENCES,
    allowedRoles: { type: 'lintel_pki_role', attribute: 'name', same: ['mount'] },
  },
});
