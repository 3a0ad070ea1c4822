import type { WrongConfiguration } from '../../../support/house/fixture';
import { wrongLookup, wrongMaxResults, wrongNames, wrongOrganization } from '../../../support/house/wrong-lookups';

export const wrongData: { readonly [type: string]: readonly WrongConfiguration[] } = {
  lintel_team: wrongLookup('team'),
  lintel_teams: [...wrongOrganization(), ...wrongNames(), ...wrongMaxResults()],
};
