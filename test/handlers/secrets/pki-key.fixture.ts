import type { WrongConfiguration } from '../../support/house/fixture';
import { wrongMounts } from '../../support/house/wrong-paths';

export const wrongData: { readonly [type: string]: readonly WrongConfiguration[] } = {
  lintel_pki_key: [
    ...wrongMounts({}, ['/pki']),
    { breaks: 'keyRef obeys pattern', config: { keyRef: 'a/b' }, path: ['keyRef'], says: 'a single path segment' },
  ],
  lintel_pki_keys: wrongMounts({}, ['/pki']),
};
