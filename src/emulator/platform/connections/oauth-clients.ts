import type { Kind } from '../../store';
import type { World } from '../../world';
import type { Values } from '../objects/values';

/** An organization's connection to a version-control service, with the tokens it was authorised with. */
export interface OAuthClient {
  readonly id: string;
  readonly name: string | null;
  readonly organization: string;
  readonly serviceProvider: string;
  /** Ids. */
  readonly tokens: readonly string[];
  readonly createdAt?: string;
  /** The values as sent; absent if the client was not created by a request. */
  readonly values?: Values;
  /** Ids of the projects that may use it if it is not for the whole organization. */
  readonly projects?: readonly string[];
  readonly agentPool?: string;
}

export const oauthClients: Kind<OAuthClient> = { name: 'oauthClients', key: ({ id }) => id };

/** The client of a token; undefined for tokens older than clients. */
export function clientOf({ store }: World, token: string): OAuthClient | undefined {
  return store.of(oauthClients).where(({ tokens }) => tokens.includes(token))[0];
}

interface Service {
  readonly display: string;
  readonly httpUrl: string;
  readonly apiUrl: string;
}

const OWN_HOST = { httpUrl: 'https://git.example', apiUrl: 'https://git.example/api' };

/** The services that can be connected. Self-hosted ones have the addresses that were sent. */
export const SERVICES: Readonly<Record<string, Service>> = {
  ado_server: { display: 'Azure DevOps Server', ...OWN_HOST },
  ado_services: {
    display: 'Azure DevOps Services',
    httpUrl: 'https://dev.azure.com',
    apiUrl: 'https://dev.azure.com',
  },
  bitbucket_data_center: { display: 'Bitbucket Data Center', ...OWN_HOST },
  bitbucket_hosted: {
    display: 'Bitbucket Cloud',
    httpUrl: 'https://bitbucket.org',
    apiUrl: 'https://api.bitbucket.org',
  },
  bitbucket_server: { display: 'Bitbucket Server', ...OWN_HOST },
  bitbucket_server_legacy: { display: 'Bitbucket Server (legacy)', ...OWN_HOST },
  github: { display: 'GitHub', httpUrl: 'https://github.com', apiUrl: 'https://api.github.com' },
  github_enterprise: { display: 'GitHub Enterprise', ...OWN_HOST },
  gitlab_hosted: { display: 'GitLab', httpUrl: 'https://gitlab.com', apiUrl: 'https://gitlab.com/api/v4' },
  gitlab_community_edition: { display: 'GitLab Community Edition', ...OWN_HOST },
  gitlab_enterprise_edition: { display: 'GitLab Enterprise Edition', ...OWN_HOST },
};

/** The addresses of a client. */
export function addressesOfClient({ serviceProvider, values = {} }: OAuthClient): Service {
  const service = SERVICES[serviceProvider] ?? { display: serviceProvider, ...OWN_HOST };
  return {
    display: service.display,
    httpUrl: (values['http-url'] as string | undefined) ?? service.httpUrl,
    apiUrl: (values['api-url'] as string | undefined) ?? service.apiUrl,
  };
}

/** The service behind an OAuth token or a GitHub App installation. */
export function addressesOf(
  world: World,
  connection: string,
): { readonly serviceProvider: string; readonly httpUrl: string } {
  const client = clientOf(world, connection);
  if (!client) {
    return {
      serviceProvider: connection.startsWith('ghain-') ? 'github_app' : 'github',
      httpUrl: 'https://github.com',
    };
  }
  return { serviceProvider: client.serviceProvider, httpUrl: addressesOfClient(client).httpUrl };
}
