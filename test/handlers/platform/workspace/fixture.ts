import type { WrongConfiguration } from '../../../support/house/fixture';
import {
  wrongLookup,
  wrongMaxResults,
  wrongNames,
  wrongOrganization,
  wrongTags,
} from '../../../support/house/wrong-lookups';

const acme = { organization: 'acme' };

export const wrongData: { readonly [type: string]: readonly WrongConfiguration[] } = {
  lintel_workspace: wrongLookup('ws'),
  lintel_workspaces: [
    ...wrongOrganization(),
    ...wrongNames(),
    ...['*', 'a*b'].map((searchWildcardName) => ({
      breaks: 'searchWildcardName obeys pattern',
      config: { ...acme, searchWildcardName },
      path: ['searchWildcardName'],
      says: 'at its beginning, its end, or both',
    })),
    ...['searchTags', 'searchExcludeTags'].map((name) => ({
      breaks: `each of ${name} obeys pattern`,
      config: { ...acme, [name]: ['a,b'] },
      path: [name],
      says: 'without `,`',
    })),
    ...wrongTags(),
    {
      breaks: 'filterProjectId obeys pattern',
      config: { ...acme, filterProjectId: 'ws-app' },
      path: ['filterProjectId'],
      says: 'prj-',
    },
    {
      breaks: 'filterCurrentRunStatus obeys length',
      config: { ...acme, filterCurrentRunStatus: '' },
      path: ['filterCurrentRunStatus'],
      says: 'not be empty',
    },
    ...wrongMaxResults(),
  ],
};
