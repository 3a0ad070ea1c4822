import type { WrongConfiguration } from '../../../support/environments/fixture';
import { wrongMaxResults } from '../../../support/environments/wrong-lookups';

export const wrongData: { readonly [type: string]: readonly WrongConfiguration[] } = {
  lintel_github_app_installation: [
    {
      breaks: 'one or more of id, name, installationId',
      config: {},
      path: ['id'],
      says: 'at least one of',
    },
    { breaks: 'id obeys pattern', config: { id: 'app-1' }, path: ['id'], says: 'ghain-' },
    { breaks: 'name obeys length', config: { name: '' }, path: ['name'], says: 'not be empty' },
    {
      breaks: 'installationId obeys range',
      config: { installationId: 0 },
      path: ['installationId'],
      says: 'at least 1',
    },
    {
      breaks: 'id conflicts with name',
      config: { id: 'ghain-1', name: 'acme' },
      path: ['id'],
      says: '`name`',
    },
    {
      breaks: 'id conflicts with installationId',
      config: { id: 'ghain-1', installationId: 1 },
      path: ['id'],
      says: '`installation_id`',
    },
  ],
  lintel_github_app_installations: [
    { breaks: 'name obeys length', config: { name: '' }, path: ['name'], says: 'not be empty' },
    {
      breaks: 'installationId obeys range',
      config: { installationId: 0 },
      path: ['installationId'],
      says: 'at least 1',
    },
    ...wrongMaxResults({}),
  ],
};
