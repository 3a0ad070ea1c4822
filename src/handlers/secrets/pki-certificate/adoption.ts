import { defineAdoption } from '../../../definition/adoption';

/** Certificates are not adopted. */
export const pkiCertificateAdoption = defineAdoption({
  type: 'lintel_pki_certificate',
  things: 'certificates',
  search: {
    by: 'nothing',
    because:
      'the request for a certificate is not known after it was issued; use `import` with the serial number to take one over',
  },
});
