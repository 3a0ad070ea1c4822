import { defineAdoption } from '../../../definition/adoption';
import { ISSUER_REFERENCES } from '../shared/pki/issuer-references';

/** How default issuers of certificate authorities are adopted. */
export const pkiIssuersConfigAdoption = defineAdoption({
  type: 'lintel_pki_issuers_config',
  things: 'default issuers of certificate authorities',
  search: { by: 'read', scope: { engine: 'pki' }, argument: 'mount' },
  named: ['mount'],
  references: { mount: { type: 'lintel_secrets_mount', attribute: 'path' }, default: ISSUER_REFERENCES },
});
