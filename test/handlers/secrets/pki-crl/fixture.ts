import type { WrongConfiguration } from '../../../support/environments/fixture';
import { wrongMounts } from '../../../support/environments/wrong-paths';

export const wrongData: { readonly [type: string]: readonly WrongConfiguration[] } = {
  lintel_pki_crl: [
    ...wrongMounts({}, ['/pki']),
    {
      breaks: 'issuerRef obeys pattern',
      config: { issuerRef: 'a/b' },
      path: ['issuerRef'],
      says: 'a single path segment',
    },
  ],
};
