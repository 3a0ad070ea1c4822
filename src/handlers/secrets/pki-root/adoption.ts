import { defineAdoption } from '../../../definition/adoption';
import { ISSUER_USAGES } from '../shared/pki/issuer-attributes';

/** How roots are adopted. */
export const pkiRootAdoption = defineAdoption({
  type: 'lintel_pki_root',
  things: 'roots',
  search: { by: 'list', scope: { engine: 'pki' }, argument: 'mount' },
  named: ['issuerName'],
  qualifiers: ['mount'],
  defaults: { usage: [...ISSUER_USAGES] },
  implied: { notAfter: 'validUntil' },
  references: { mount: { type: 'lintel_secrets_mount', attribute: 'path' } },
});
