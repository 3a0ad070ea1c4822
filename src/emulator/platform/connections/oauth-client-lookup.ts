import type { Route } from '../../exchange';
import type { World } from '../../world';
import { documentResponse, notFound } from '../json-api';
import { listResponse } from '../objects/lists';
import { getOrganization } from '../organizations/organizations';
import { clientDocument, includedWith, tokenDocuments } from './oauth-client-documents';
import { oauthClients } from './oauth-clients';
import type { OAuthClient } from './oauth-clients';

export const oauthClientRoutes: readonly Route[] = [
  {
    operation: 'List OAuth clients',
    method: 'GET',
    path: '/api/v2/organizations/:organization_name/oauth-clients',
    handle: (world, call, { organization_name }) => {
      const { name } = getOrganization(world, organization_name);
      const own = world.store.of(oauthClients).where(({ organization }) => organization === name);
      return listResponse(call, own, {
        document: (client) => clientDocument(call, client),
        parts: (items) => includedWith(world, call, items),
        whole: true,
      });
    },
  },
  {
    operation: 'Show OAuth client',
    method: 'GET',
    path: '/api/v2/oauth-clients/:id',
    handle: (world, call, { id }) => {
      const client = getClient(world, id);
      return documentResponse(200, clientDocument(call, client), includedWith(world, call, [client]));
    },
  },
  {
    operation: 'List OAuth tokens of a client',
    method: 'GET',
    path: '/api/v2/oauth-clients/:id/oauth-tokens',
    handle: (world, call, { id }) =>
      listResponse(call, tokenDocuments(getClient(world, id)), { document: (token) => token }),
  },
];

export function getClient(world: World, id: string): OAuthClient {
  const client = world.store.of(oauthClients).find(id);
  if (!client) throw notFound();
  getOrganization(world, client.organization);
  return client;
}
