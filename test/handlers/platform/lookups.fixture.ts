import type { WrongConfiguration } from '../../support/house/fixture';
import {
  wrongLookup,
  wrongMaxResults,
  wrongNames,
  wrongOrganization,
  wrongTags,
} from '../../support/house/wrong-lookups';

const acme = { organization: 'acme' };

/** Data sources of objects that Lintel only looks up. */
export const wrongData: { readonly [type: string]: readonly WrongConfiguration[] } = {
  lintel_organization: [
    { breaks: 'name is required', config: {}, path: ['name'], says: 'must be configured' },
    { breaks: 'name obeys pattern', config: { name: 'a/b' }, path: ['name'], says: 'without `/`' },
  ],
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
  lintel_project: wrongLookup('prj'),
  lintel_projects: [...wrongOrganization(), ...wrongNames(), ...wrongTags(), ...wrongMaxResults()],
  lintel_team: wrongLookup('team'),
  lintel_teams: [...wrongOrganization(), ...wrongNames(), ...wrongMaxResults()],
  lintel_agent_pool: wrongLookup('apool'),
  lintel_agent_pools: [...wrongOrganization(), ...wrongMaxResults()],
  lintel_oauth_client: [
    { breaks: 'one of id, organization', config: {}, path: ['id'], says: 'Configure exactly one of' },
    {
      breaks: 'exactly one of id, organization',
      config: { id: 'oc-1', ...acme },
      path: ['organization'],
      says: 'Configure exactly one of',
    },
    { breaks: 'id obeys pattern', config: { id: 'ot-1' }, path: ['id'], says: 'oc-' },
    { breaks: 'organization obeys pattern', config: { organization: 'a/b' }, path: ['organization'], says: '`/`' },
    { breaks: 'name obeys length', config: { ...acme, name: '' }, path: ['name'], says: 'not be empty' },
    {
      breaks: 'serviceProvider has a vocabulary',
      config: { ...acme, serviceProvider: 'gitlab' },
      path: ['serviceProvider'],
      says: 'Did you mean "github"?',
    },
    { breaks: 'name needs organization', config: { id: 'oc-1', name: 'main' }, path: ['name'], says: '`organization`' },
    {
      breaks: 'serviceProvider needs organization',
      config: { id: 'oc-1', serviceProvider: 'github' },
      path: ['serviceProvider'],
      says: '`organization`',
    },
  ],
  lintel_oauth_clients: [...wrongOrganization(), ...wrongMaxResults()],
  lintel_oauth_token: [
    {
      breaks: 'one of oauthClientId, organization',
      config: {},
      path: ['oauthClientId'],
      says: 'Configure exactly one of',
    },
    {
      breaks: 'exactly one of oauthClientId, organization',
      config: { oauthClientId: 'oc-1', ...acme, oauthClientName: 'main' },
      path: ['organization'],
      says: 'Configure exactly one of',
    },
    { breaks: 'oauthClientId obeys pattern', config: { oauthClientId: 'ot-1' }, path: ['oauthClientId'], says: 'oc-' },
    {
      breaks: 'organization obeys pattern',
      config: { organization: '..', oauthClientName: 'main' },
      path: ['organization'],
      says: 'an organization',
    },
    {
      breaks: 'oauthClientName obeys length',
      config: { ...acme, oauthClientName: '' },
      path: ['oauthClientName'],
      says: 'not be empty',
    },
    {
      breaks: 'serviceProviderUser obeys length',
      config: { oauthClientId: 'oc-1', serviceProviderUser: '' },
      path: ['serviceProviderUser'],
      says: 'not be empty',
    },
    {
      breaks: 'organization needs oauthClientName',
      config: acme,
      path: ['organization'],
      says: '`oauth_client_name`',
    },
    {
      breaks: 'oauthClientName needs organization',
      config: { oauthClientId: 'oc-1', oauthClientName: 'main' },
      path: ['oauthClientName'],
      says: '`organization`',
    },
  ],
  lintel_github_app_installation: [
    {
      breaks: 'at least one of id, name, installationId',
      config: {},
      path: ['id'],
      says: 'at least one of',
    },
    { breaks: 'id obeys pattern', config: { id: 'app-1' }, path: ['id'], says: 'ghain-' },
    { breaks: 'name obeys length', config: { name: '' }, path: ['name'], says: 'not be empty' },
    {
      breaks: 'installationId is of kind int',
      config: { installationId: 1.5 },
      path: ['installationId'],
      says: 'whole number',
    },
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
      breaks: 'installationId is of kind int',
      config: { installationId: 1.5 },
      path: ['installationId'],
      says: 'whole number',
    },
    {
      breaks: 'installationId obeys range',
      config: { installationId: 0 },
      path: ['installationId'],
      says: 'at least 1',
    },
    ...wrongMaxResults({}),
  ],
};
