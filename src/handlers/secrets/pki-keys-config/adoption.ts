import { defineAdoption } from '../../../definition/adoption';

/** How default keys of certificate authorities are adopted. */
export const pkiKeysConfigAdoption = defineAdoption({
  type: 'lintel_pki_keys_config',
  things: 'default keys of certificate authorities',
  search: { by: 'read', scope: { engine: 'pki' }, argument: 'mount' },
  named: ['mount'],
  references: {
    mount: { type: 'lintel_secrets_mount', attribute: 'path' },
    // Keys are not adopted separately.
    default: ['lintel_pki_root', 'lintel_pki_issuer'].map((type) => ({ type, attribute: 'keyId', same: ['mount'] })),
  },
});
