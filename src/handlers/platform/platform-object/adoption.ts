import { defineAdoption } from '../../../definition/adoption';

/** Why objects of any type are not adopted. */
export const platformObjectAdoption = defineAdoption({
  type: 'lintel_platform_object',
  things: 'objects of any type',
  search: {
    by: 'nothing',
    because: 'the service lists nothing of all its types; import them one by one, by their paths',
  },
});
