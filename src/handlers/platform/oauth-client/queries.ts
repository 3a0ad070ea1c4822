import type { Resource } from '../../../clients/json-api';
import { path, type CallOptions, type PlatformClient } from '../../../clients/platform';
import {
  nameAt,
  optionalFlagAt,
  optionalRelatedIdAt,
  optionalTextAt,
  relatedIdAt,
  relatedIdsAt,
  textAt,
} from '../../../clients/read-response';
import type { ResultOf } from '../../../definition/data-source';
import type { DataSourceHandlers } from '../../contract';
import { NotFound } from '../../errors';
import { fetchList } from '../shared/fetch-list';
import { orUnknown, severalMatch, unknownId } from '../shared/lookup';
import type { oauthClientData, oauthClientsData, oauthTokenData } from './definition';

type OauthClient = ResultOf<typeof oauthClientsData>['oauthClients'][number];

export const oauthClientDataSource: DataSourceHandlers<typeof oauthClientData> = {
  async read({ platform, signal, warn }, { id, organization, name, serviceProvider }) {
    const client =
      id === undefined
        ? await findClient(platform, { organization: organization!, name, serviceProvider }, { signal })
        : orUnknown(await platform.find(path`/oauth-clients/${id}`, undefined, { signal }), 'OAuth client', id).data;
    const state = toState(client);
    if (state.oauthTokenIds.length === 0) {
      warn(
        'object-not-ready',
        'Nobody has authorized the connection yet',
        `The OAuth client ${state.id} has no OAuth token, so \`oauthTokenId\` is null. Authorize it in the settings of the organization.`,
      );
    }
    return { ...state, serviceProvider: state.serviceProvider as typeof serviceProvider };
  },
};

export const oauthClientsDataSource: DataSourceHandlers<typeof oauthClientsData> = {
  async read({ platform, signal }, config) {
    const { data, totalCount } = await fetchList(platform, listOf(config.organization), {}, config.maxResults, {
      signal,
    });
    return { ...config, oauthClients: data.map(toState), totalCount };
  },
};

export const oauthTokenDataSource: DataSourceHandlers<typeof oauthTokenData> = {
  async read({ platform, signal }, config) {
    const { organization, oauthClientName, serviceProviderUser } = config;
    const clientId =
      config.oauthClientId ??
      (await findClient(platform, { organization: organization!, name: oauthClientName }, { signal })).id;
    const tokens = await listTokens(platform, clientId, { signal });
    const matching = tokens.filter(
      ({ attributes }) =>
        serviceProviderUser === undefined ||
        optionalTextAt(attributes, 'service-provider-user') === serviceProviderUser,
    );
    const [token, ...others] = matching;
    if (!token) {
      throw new NotFound(
        serviceProviderUser === undefined
          ? `The OAuth client ${clientId} has no OAuth token: nobody has authorized the connection yet. Authorize it in the settings of the organization.`
          : `The OAuth client ${clientId} has no OAuth token of the user \`${serviceProviderUser}\`.`,
      );
    }
    if (others.length > 0) {
      throw new NotFound(
        `The OAuth client ${clientId} has several OAuth tokens: ${matching.map(({ id }) => id).join(', ')}. Set \`serviceProviderUser\` to select one of them.`,
      );
    }
    return {
      organization,
      oauthClientName,
      id: token.id,
      oauthClientId: clientId,
      serviceProviderUser: optionalTextAt(token.attributes, 'service-provider-user'),
      hasSshKey: optionalFlagAt(token.attributes, 'has-ssh-key'),
      createdAt: optionalTextAt(token.attributes, 'created-at'),
    };
  },
};

async function listTokens(platform: PlatformClient, clientId: string, options: CallOptions): Promise<Resource[]> {
  const at = path`/oauth-clients/${clientId}`;
  if (!(await platform.find(at, undefined, options))) throw unknownId('OAuth client', clientId);
  return platform.list(`${at}/oauth-tokens`, undefined, options);
}

interface Wanted {
  readonly organization: string;
  readonly name?: string;
  readonly serviceProvider?: string;
}

/** The service cannot filter by name, and several connections may have the same name, or none. */
async function findClient(
  platform: PlatformClient,
  { organization, name, serviceProvider }: Wanted,
  options: CallOptions,
): Promise<Resource> {
  const all = await platform.list(listOf(organization), undefined, options);
  const [match, ...others] = all.filter(
    ({ attributes }) =>
      (name === undefined || attributes.name === name) &&
      (serviceProvider === undefined || attributes['service-provider'] === serviceProvider),
  );
  const wanted = [
    ...(name === undefined ? [] : [`named \`${name}\``]),
    ...(serviceProvider === undefined ? [] : [`with the service provider \`${serviceProvider}\``]),
  ].join(' and ');
  if (!match) {
    const names = all.map(({ attributes }) => attributes.name).filter((each) => typeof each === 'string');
    const existing = names.length === 0 ? '' : ` It has: ${names.map((each) => `\`${each}\``).join(', ')}.`;
    throw new NotFound(
      `${organization} has no OAuth client${wanted && ` ${wanted}`}, or the token lacks permission to read it.${existing}`,
    );
  }
  if (others.length > 0) {
    throw severalMatch(`${organization} has several OAuth clients${wanted && ` ${wanted}`}`, [match, ...others]);
  }
  return match;
}

function listOf(organization: string): string {
  return path`/organizations/${organization}/oauth-clients`;
}

function toState(client: Resource): OauthClient {
  const { attributes } = client;
  const oauthTokenIds = relatedIdsAt(client, 'oauth-tokens');
  return {
    id: client.id,
    organization: relatedIdAt(client, 'organization'),
    name: attributes.name === null ? undefined : nameAt(attributes, 'name'),
    serviceProvider: textAt(attributes, 'service-provider'),
    serviceProviderDisplayName: optionalTextAt(attributes, 'service-provider-display-name'),
    httpUrl: optionalTextAt(attributes, 'http-url'),
    apiUrl: optionalTextAt(attributes, 'api-url'),
    key: optionalTextAt(attributes, 'key') || undefined,
    rsaPublicKey: optionalTextAt(attributes, 'rsa-public-key') || undefined,
    agentPoolId: optionalRelatedIdAt(client, 'agent-pool'),
    callbackUrl: optionalTextAt(attributes, 'callback-url'),
    connectPath: optionalTextAt(attributes, 'connect-path'),
    organizationScoped: optionalFlagAt(attributes, 'organization-scoped'),
    projectIds: relatedIdsAt(client, 'projects'),
    oauthTokenIds,
    oauthTokenId: oauthTokenIds.length === 1 ? oauthTokenIds[0] : undefined,
    createdAt: optionalTextAt(attributes, 'created-at'),
  };
}
