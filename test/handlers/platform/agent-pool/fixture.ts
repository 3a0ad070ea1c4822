import type { WrongConfiguration } from '../../../support/house/fixture';
import { wrongLookup, wrongMaxResults, wrongOrganization } from '../../../support/house/wrong-lookups';

export const wrongData: { readonly [type: string]: readonly WrongConfiguration[] } = {
  lintel_agent_pool: wrongLookup('apool'),
  lintel_agent_pools: [...wrongOrganization(), ...wrongMaxResults()],
};
