import { defineAdoption } from '../../../definition/adoption';
import { ISSUER_REFERENCES } from '../shared/pki/issuer-references';

/** How certificate roles are adopted. */
export const pkiRoleAdoption = defineAdoption({
  type: 'lintel_pki_role',
  things: 'certificate roles',
  search: { by: 'list', scope: { engine: 'pki' }, argument: 'mount' },
  named: ['name'],
  qualifiers: ['mount'],
  defaults: { keyBits: 2048, signatureBits: 256 },
  references: { mount: { type: 'lintel_secrets_mount', attribute: 'path' }, issuerRef: ISSUER_REFERENCES },
  defaultsBy: { by: 'keyType', of: { ec: { keyBits: 256, signatureBits: 0 } } },
});
