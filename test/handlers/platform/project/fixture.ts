import type { WrongConfiguration } from '../../../support/house/fixture';
import {
  wrongLookup,
  wrongMaxResults,
  wrongNames,
  wrongOrganization,
  wrongTags,
} from '../../../support/house/wrong-lookups';

export const wrongData: { readonly [type: string]: readonly WrongConfiguration[] } = {
  lintel_project: wrongLookup('prj'),
  lintel_projects: [...wrongOrganization(), ...wrongNames(), ...wrongTags(), ...wrongMaxResults()],
};
