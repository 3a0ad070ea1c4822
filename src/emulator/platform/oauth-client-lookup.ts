import type { Call, Route } from '../exchange';
import type { World } from '../world';
import { includes } from './include';
import { documentResponse, notFound } from './json-api';
import type { ResourceDocument } from './json-api';
import { oauthClients } from './oauth-clients';
import type { OAuthClient } from './oauth-clients';
import { getOrganization } from './organizations';
import { paginate } from './pagination';
import { START } from './default-project';

export const oauthClientRoutes: readonly Route[] = [
  {
    operation: 'List OAuth clients',
    method: 'GET',
    path: '/api/v2/organizations/:organization_name/oauth-clients',
    handle: (world, call, { organization_name }) => {
      const { name } = getOrganization(world, organization_name);
      const own = world.store.of(oauthClients).where(({ organization }) => organization === name);
      // Whole, unless a page is asked for.
      const isPaged = ['page[number]', 'page[size]'].some((parameter) => call.query.has(parameter));
      if (!isPaged) return documentResponse(200, own.map(clientDocument), included(call, own));
      const { items, links, meta } = paginate(call, own);
      return documentResponse(200, items.map(clientDocument), { ...included(call, items), links, meta });
    },
  },
  {
    operation: 'Show OAuth client',
    method: 'GET',
    path: '/api/v2/oauth-clients/:id',
    handle: (world, call, { id }) => {
      const client = getClient(world, id);
      return documentResponse(200, clientDocument(client), included(call, [client]));
    },
  },
  {
    operation: 'List OAuth tokens of a client',
    method: 'GET',
    path: '/api/v2/oauth-clients/:id/oauth-tokens',
    handle: (world, call, { id }) => {
      const { items, links, meta } = paginate(call, tokenDocuments(getClient(world, id)));
      return documentResponse(200, items, { links, meta });
    },
  },
];

function getClient(world: World, id: string): OAuthClient {
  const client = world.store.of(oauthClients).find(id);
  if (!client) throw notFound();
  getOrganization(world, client.organization);
  return client;
}

function included(call: Call, clients: readonly OAuthClient[]): { readonly included?: readonly ResourceDocument[] } {
  const asked = includes(call, ['oauth_tokens', 'projects']);
  if (asked.size === 0) return {};
  return { included: asked.has('oauth_tokens') ? clients.flatMap(tokenDocuments) : [] };
}

const HOSTS: Readonly<Record<string, readonly [string, string, string]>> = {
  github: ['GitHub', 'https://github.com', 'https://api.github.com'],
  gitlab_hosted: ['GitLab', 'https://gitlab.com', 'https://gitlab.com/api/v4'],
  bitbucket_hosted: ['Bitbucket Cloud', 'https://bitbucket.org', 'https://api.bitbucket.org'],
  ado_services: ['Azure DevOps Services', 'https://dev.azure.com', 'https://dev.azure.com'],
};

function clientDocument(client: OAuthClient): ResourceDocument {
  const { id, name, organization, serviceProvider, tokens, createdAt } = client;
  const [display, httpUrl, apiUrl] = HOSTS[serviceProvider] ?? [
    serviceProvider,
    'https://git.example',
    'https://git.example/api',
  ];
  return {
    id,
    type: 'oauth-clients',
    attributes: {
      name,
      'service-provider': serviceProvider,
      'service-provider-display-name': display,
      'http-url': httpUrl,
      'api-url': apiUrl,
      'organization-scoped': true,
      'created-at': createdAt ?? START,
    },
    relationships: {
      'organization': { data: { id: organization, type: 'organizations' } },
      'oauth-tokens': { data: tokens.map((token) => ({ id: token, type: 'oauth-tokens' })) },
      'projects': { data: [] },
      'agent-pool': { data: null },
    },
    links: { self: `/api/v2/oauth-clients/${id}` },
  };
}

function tokenDocuments({ id, organization, tokens, createdAt }: OAuthClient): ResourceDocument[] {
  return tokens.map((token) => ({
    id: token,
    type: 'oauth-tokens',
    attributes: {
      'created-at': createdAt ?? START,
      'service-provider-user': organization,
      'has-ssh-key': false,
    },
    relationships: { 'oauth-client': { data: { id, type: 'oauth-clients' } } },
    links: { self: `/api/v2/oauth-tokens/${token}` },
  }));
}
