import { defineAdoption } from '../../../definition/adoption';

/** Why signed intermediates that exist do not become code. */
export const pkiSignedIntermediateAdoption = defineAdoption({
  type: 'lintel_pki_signed_intermediate',
  things: 'signed intermediates',
  search: { by: 'nothing', because: 'what asked for a certificate is not known any more once it is issued; with `import` one is taken over by its serial number' },
});
