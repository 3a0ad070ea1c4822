import type { WrongConfiguration } from '../../support/house/fixture';

export const wrongData: { readonly [type: string]: readonly WrongConfiguration[] } = {
  lintel_pki_issuer: [
    {
      breaks: 'mount obeys pattern',
      config: { mount: 'pki/' },
      path: ['mount'],
      says: 'without a leading or trailing `/`',
    },
    {
      breaks: 'issuerRef obeys pattern',
      config: { issuerRef: 'a/b' },
      path: ['issuerRef'],
      says: 'a single path segment',
    },
  ],
  lintel_pki_issuers: [
    {
      breaks: 'mount obeys pattern',
      config: { mount: 'pki/' },
      path: ['mount'],
      says: 'without a leading or trailing `/`',
    },
  ],
};
