import { defineAdoption } from '../../../definition/adoption';

/** How automatic tidying of certificate authorities is adopted. */
export const pkiAutoTidyConfigAdoption = defineAdoption({
  type: 'lintel_pki_auto_tidy_config',
  things: 'automatic tidying of certificate authorities',
  search: { by: 'read', scope: { engine: 'pki' }, argument: 'mount' },
  named: ['mount'],
  references: { mount: { type: 'lintel_secrets_mount', attribute: 'path' } },
});
