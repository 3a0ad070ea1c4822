import { defineAdoption } from '../../../definition/adoption';

/** Requests are not adopted. */
export const pkiIntermediateRequestAdoption = defineAdoption({
  type: 'lintel_pki_intermediate_request',
  things: 'requests for intermediate CAs',
  search: { by: 'nothing', because: 'the service keeps the key of a request, and not the request' },
});
