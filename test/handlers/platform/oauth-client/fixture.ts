import type { WrongConfiguration } from '../../../support/house/fixture';
import { wrongMaxResults, wrongOrganization } from '../../../support/house/wrong-lookups';

const acme = { organization: 'acme' };

export const wrongData: { readonly [type: string]: readonly WrongConfiguration[] } = {
  lintel_oauth_client: [
    {
      breaks: 'id conflicts with organization',
      config: { id: 'oc-1', ...acme },
      path: ['id'],
      says: '`organization`',
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
    { breaks: 'id conflicts with name', config: { id: 'oc-1', name: 'main' }, path: ['id'], says: '`name`' },
    {
      breaks: 'id conflicts with serviceProvider',
      config: { id: 'oc-1', serviceProvider: 'github' },
      path: ['id'],
      says: '`service_provider`',
    },
  ],
  lintel_oauth_clients: [...wrongOrganization(), ...wrongMaxResults()],
  lintel_oauth_token: [
    {
      breaks: 'one of oauthClientId, oauthClientName',
      config: {},
      path: ['oauthClientId'],
      says: 'Configure exactly one of',
    },
    {
      breaks: 'exactly one of oauthClientId, oauthClientName',
      config: { oauthClientId: 'oc-1', oauthClientName: 'main' },
      path: ['oauthClientName'],
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
  ],
};
