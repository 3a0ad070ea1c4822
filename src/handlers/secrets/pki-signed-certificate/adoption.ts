import { defineAdoption } from '../../../definition/adoption';

/** Why signed certificates that exist do not become code. */
export const pkiSignedCertificateAdoption = defineAdoption({
  type: 'lintel_pki_signed_certificate',
  things: 'signed certificates',
  search: { by: 'nothing', because: 'what asked for a certificate is not known any more once it is issued; with `import` one is taken over by its serial number' },
});
