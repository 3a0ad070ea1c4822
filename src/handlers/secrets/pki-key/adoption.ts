import { defineAdoption } from '../../../definition/adoption';

/** Keys are not adopted. */
export const pkiKeyAdoption = defineAdoption({
  type: 'lintel_pki_key',
  things: 'keys of certificate authorities',
  search: {
    by: 'nothing',
    because: 'most keys belong to a root or a request, which deletes its key, and the service does not tell them apart',
  },
});
