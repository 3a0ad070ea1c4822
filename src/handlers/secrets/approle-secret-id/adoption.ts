import { defineAdoption } from '../../../definition/adoption';

/** Why secret ids are not adopted. */
export const approleSecretIdAdoption = defineAdoption({
  type: 'lintel_approle_secret_id',
  things: 'secret ids',
  search: { by: 'nothing', because: 'they are short-lived, and belong to whom they were given' },
});
