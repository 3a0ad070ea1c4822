import { defineAdoption } from '../../../definition/adoption';

/** The service does not return the uploaded files, so there is no folder to write. */
export const policySetVersionAdoption = defineAdoption({
  type: 'lintel_policy_set_version',
  things: 'policy set versions',
  search: { by: 'nothing', because: 'the service does not return the uploaded folder' },
});
