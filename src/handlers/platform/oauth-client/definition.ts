import { defineDataSource } from '../../../definition/data-source';
import { idRules, totalCount } from '../shared/lookup-arguments';
import { organizationArgument } from '../shared/organization';
import { maxResults, organizationRules } from '../shared/rules';

const SOURCE = [
  'docs/spec/platform-neighbours.md#looked-up-objects-read-only',
  'docs/spec/platform-neighbours.md#lookups',
] as const;

const SERVICE_PROVIDERS = [
  'ado_server',
  'ado_services',
  'bitbucket_data_center',
  'bitbucket_hosted',
  'bitbucket_server',
  'bitbucket_server_legacy',
  'github',
  'github_enterprise',
  'gitlab_hosted',
  'gitlab_community_edition',
  'gitlab_enterprise_edition',
] as const;

/** The attributes of a connection in both data sources, without those by which it is looked up. */
const results = {
  serviceProviderDisplayName: {
    type: 'string',
    use: 'computed',
    absent: 'the service does not report it',
    doc: 'The name of the service that hosts the repositories, as shown to people.',
  },
  httpUrl: {
    type: 'string',
    use: 'computed',
    absent: 'the service does not report it',
    doc: 'The address of the service that hosts the repositories.',
  },
  apiUrl: {
    type: 'string',
    use: 'computed',
    absent: 'the service does not report it',
    doc: 'The address of its API.',
  },
  organizationScoped: {
    type: 'bool',
    use: 'computed',
    absent: 'the service does not report it',
    doc: 'Whether all projects of the organization may use the connection.',
  },
  projectIds: {
    type: 'set',
    element: 'string',
    use: 'computed',
    doc: 'The IDs of the projects that may use the connection, `prj-…`.',
  },
  oauthTokenIds: {
    type: 'set',
    element: 'string',
    use: 'computed',
    doc: 'The IDs of its OAuth tokens, `ot-…`. Empty if nobody has authorized the connection yet.',
  },
  oauthTokenId: {
    type: 'string',
    use: 'computed',
    absent: 'there is not exactly one',
    doc: 'The ID of its OAuth token, `ot-…`, which `vcs_repo` of a policy set or a registry module takes.',
  },
  createdAt: {
    type: 'string',
    use: 'computed',
    absent: 'the service does not report it',
    doc: 'When the connection was created.',
  },
} as const;

/** Restates the platform API, operations "Show OAuth client" and "List OAuth clients". */
export const oauthClientData = defineDataSource({
  type: 'lintel_oauth_client',
  service: 'platform',
  construct: 'DataOauthClient',
  doc: 'A connection to a service that hosts repositories, looked up by its ID, or in an organization by its name, its service provider or both. It does not contain the secrets of the connection.',
  source: SOURCE,
  attributes: {
    id: {
      type: 'string',
      use: 'optionalComputed',
      absent: 'the connection is looked up in `organization`',
      rules: idRules('oc'),
      doc: 'The ID of the connection, `oc-…`.',
    },
    organization: {
      type: 'string',
      use: 'optionalComputed',
      fromProvider: { setting: 'organization', unless: 'id' },
      absent: 'the connection is looked up by `id`, or in the `organization` of the provider',
      rules: organizationRules,
      doc: 'The name of the organization that the connection belongs to.',
    },
    name: {
      type: 'string',
      use: 'optionalComputed',
      absent: 'the name is not compared; a connection need not have one',
      rules: [{ rule: 'length', min: 1, unit: 'characters' }],
      doc: 'The name of the connection.',
    },
    serviceProvider: {
      type: 'string',
      use: 'optionalComputed',
      values: SERVICE_PROVIDERS,
      construct: 'OauthServiceProvider',
      absent: 'it is not compared',
      doc: 'The service that hosts the repositories, such as `github`.',
    },
    ...results,
  },
  rules: [{ rule: 'conflicts', attribute: 'id', with: ['organization', 'name', 'serviceProvider'] }],
});

/** Restates the platform API, operation "List OAuth clients". */
export const oauthClientsData = defineDataSource({
  type: 'lintel_oauth_clients',
  service: 'platform',
  construct: 'DataOauthClients',
  doc: 'The connections of an organization to services that host repositories.',
  source: SOURCE,
  attributes: {
    organization: organizationArgument,
    maxResults: maxResults('connections'),
    oauthClients: {
      type: 'objects',
      use: 'computed',
      doc: 'The connections, in the order in which the service returns them.',
      attributes: {
        id: { type: 'string', use: 'computed', doc: 'The ID of the connection, `oc-…`.' },
        organization: {
          type: 'string',
          use: 'computed',
          doc: 'The name of the organization that the connection belongs to.',
        },
        name: {
          type: 'string',
          use: 'computed',
          absent: 'the connection has no name',
          doc: 'The name of the connection.',
        },
        serviceProvider: {
          type: 'string',
          use: 'computed',
          doc: 'The service that hosts the repositories, such as `github`.',
        },
        ...results,
      },
    },
    totalCount: totalCount('connections'),
  },
});

/** Restates the platform API, operations "List OAuth tokens of a client" and, by the client's name, "List OAuth clients". */
export const oauthTokenData = defineDataSource({
  type: 'lintel_oauth_token',
  service: 'platform',
  construct: 'DataOauthToken',
  doc: 'The authorization of a connection by a user of the service that hosts the repositories. It does not contain the token itself.',
  source: SOURCE,
  attributes: {
    id: { type: 'string', use: 'computed', doc: 'The ID of the OAuth token, `ot-…`.' },
    oauthClientId: {
      type: 'string',
      use: 'optionalComputed',
      absent: 'the connection is looked up by `organization` and `oauthClientName`',
      rules: idRules('oc'),
      doc: 'The ID of the connection, `oc-…`.',
    },
    organization: {
      type: 'string',
      use: 'optional',
      fromProvider: { setting: 'organization', unless: 'oauthClientId' },
      absent: 'the connection is given by `oauthClientId`, or belongs to the `organization` of the provider',
      rules: organizationRules,
      doc: 'The name of the organization that the connection belongs to.',
    },
    oauthClientName: {
      type: 'string',
      use: 'optional',
      absent: 'the connection is given by `oauthClientId`',
      rules: [{ rule: 'length', min: 1, unit: 'characters' }],
      doc: 'The name of the connection.',
    },
    serviceProviderUser: {
      type: 'string',
      use: 'optionalComputed',
      absent: 'the connection must have exactly one token',
      rules: [{ rule: 'length', min: 1, unit: 'characters' }],
      doc: 'The name of the user who authorized the connection.',
    },
    hasSshKey: {
      type: 'bool',
      use: 'computed',
      absent: 'the service does not report it',
      doc: 'Whether an SSH key is used to clone repositories with submodules.',
    },
    createdAt: {
      type: 'string',
      use: 'computed',
      absent: 'the service does not report it',
      doc: 'When the connection was authorized.',
    },
  },
  rules: [
    { rule: 'exactlyOneOf', attributes: ['oauthClientId', 'oauthClientName'] },
    { rule: 'requires', attribute: 'organization', needs: 'oauthClientName' },
  ],
});
