import type { WrongConfiguration } from '../../support/house/fixture';
import { wrongMounts } from '../../support/house/wrong-paths';

export const wrongData: { readonly [type: string]: readonly WrongConfiguration[] } = {
  lintel_pki_acme_eabs: wrongMounts({}, ['/pki']),
};
