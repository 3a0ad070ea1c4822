import { defineAdoption } from '../../../definition/adoption';

/** Why certificates that exist do not become code. */
export const pkiCertificateAdoption = defineAdoption({
  type: 'lintel_pki_certificate',
  things: 'certificates',
  search: { by: 'nothing', because: 'what asked for a certificate is not known any more once it is issued; with `import` one is taken over by its serial number' },
});
