import { defineAdoption } from '../../../definition/adoption';

/** Signed certificates are not adopted. */
export const pkiSignedCertificateAdoption = defineAdoption({
  type: 'lintel_pki_signed_certificate',
  things: 'signed certificates',
  search: {
    by: 'nothing',
    because:
      'the request for a certificate is not known after it was issued; use `import` with the serial number to take one over',
  },
});
