import type { Call } from '../../exchange';
import { identifierOf } from '../../identifiers';
import type { World } from '../../world';
import { includes } from '../include';
import type { ResourceDocument } from '../json-api';
import { identifiers } from '../objects/related';
import { shownValues } from '../objects/values';
import { START } from '../projects/default-project';
import { projectDocument } from '../projects/project-documents';
import { findProject } from '../projects/projects';
import { OAUTH_CLIENT_RULES } from './oauth-client-values';
import { addressesOfClient } from './oauth-clients';
import type { OAuthClient } from './oauth-clients';

export function clientDocument(call: Call, client: OAuthClient): ResourceDocument {
  const { id, name, organization, serviceProvider, tokens, createdAt, projects = [], agentPool } = client;
  const { display, httpUrl, apiUrl } = addressesOfClient(client);
  return {
    id,
    type: 'oauth-clients',
    attributes: {
      ...shownValues(OAUTH_CLIENT_RULES, client.values),
      'name': name,
      'service-provider': serviceProvider,
      'service-provider-display-name': display,
      'http-url': httpUrl,
      'api-url': apiUrl,
      'callback-url': `${call.origin}/auth/${identifierOf('callback', id)}/callback`,
      'connect-path': `/auth/${identifierOf('callback', id)}?organization_id=${organization}`,
      'created-at': createdAt ?? START,
    },
    relationships: {
      'organization': { data: { id: organization, type: 'organizations' } },
      'oauth-tokens': { data: identifiers('oauth-tokens', tokens) },
      'projects': { data: identifiers('projects', projects) },
      'agent-pool': { data: agentPool === undefined ? null : { id: agentPool, type: 'agent-pools' } },
    },
    links: { self: `/api/v2/oauth-clients/${id}` },
  };
}

export function tokenDocuments({ id, organization, tokens, createdAt }: OAuthClient): ResourceDocument[] {
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

export function includedWith(
  world: World,
  call: Call,
  clients: readonly OAuthClient[],
): { readonly included?: readonly ResourceDocument[] } {
  const asked = includes(call, ['oauth_tokens', 'projects']);
  if (asked.size === 0) return {};
  const projects = new Set(asked.has('projects') ? clients.flatMap((client) => client.projects ?? []) : []);
  return {
    included: [
      ...(asked.has('oauth_tokens') ? clients.flatMap(tokenDocuments) : []),
      ...[...projects].flatMap((id) => {
        const project = findProject(world, id);
        return project ? [projectDocument(world, call, project)] : [];
      }),
    ],
  };
}
