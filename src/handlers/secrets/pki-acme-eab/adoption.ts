import { defineAdoption } from '../../../definition/adoption';

/** Bindings are not adopted. */
export const pkiAcmeEabAdoption = defineAdoption({
  type: 'lintel_pki_acme_eab',
  things: 'external account bindings',
  search: {
    by: 'nothing',
    because: 'the service returns the key of a binding only once, when it is created',
  },
});
