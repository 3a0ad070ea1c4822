import { defineAdoption } from '../../../definition/adoption';

/** Why objects at any path are not adopted. */
export const secretsObjectAdoption = defineAdoption({
  type: 'lintel_secrets_object',
  things: 'objects at any path',
  search: {
    by: 'nothing',
    because: 'the service lists nothing of all its paths; import them one by one, by their paths',
  },
});
