import { defineAdoption } from '../../../definition/adoption';

/** Signed intermediates are not adopted. */
export const pkiSignedIntermediateAdoption = defineAdoption({
  type: 'lintel_pki_signed_intermediate',
  things: 'signed intermediates',
  search: {
    by: 'nothing',
    because:
      'the request for a certificate is not known after it was issued; use `import` with the serial number to take one over',
  },
});
