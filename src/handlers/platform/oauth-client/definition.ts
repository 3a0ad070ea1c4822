import { defineDataSource } from '../../../definition/data-source';
import { defineResource } from '../../../definition/resource';
import { secretInput } from '../../../definition/secret-input';
import { idRules, totalCount } from '../shared/lookup-arguments';
import { organizationArgument } from '../shared/organization';
import { maxResults, organizationRules } from '../shared/rules';
import { organizationPlace } from '../shared/stored/places';

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

/** Services with a single public address, which a configuration can omit. */
export const PUBLIC: { readonly [serviceProvider: string]: { readonly httpUrl: string; readonly apiUrl: string } } = {
  ado_services: { httpUrl: 'https://dev.azure.com', apiUrl: 'https://dev.azure.com' },
  bitbucket_hosted: { httpUrl: 'https://bitbucket.org', apiUrl: 'https://api.bitbucket.org' },
  github: { httpUrl: 'https://github.com', apiUrl: 'https://api.github.com' },
  gitlab_hosted: { httpUrl: 'https://gitlab.com', apiUrl: 'https://gitlab.com/api/v4' },
};

const place = organizationPlace({
  type: 'oauth-clients',
  prefix: 'oc',
  noun: 'OAuth client',
  repeatable: true,
  peer: { names: { oauthToken: 'oauth_token' } },
  examples: ['oc-XKFwG6ggfA9n7t1K', 'acme/GitHub'],
});

const address = (what: string) =>
  ({
    type: 'string',
    use: 'optionalComputed',
    replace: true,
    rules: [{ rule: 'url', schemes: ['https', 'http'] }],
    absent: 'it is the public one of `github`, `gitlab_hosted`, `bitbucket_hosted` and `ado_services`',
    doc: `The address of ${what}.`,
  }) as const;

const shown = (doc: string) =>
  ({ type: 'string', use: 'computed', moving: true, absent: 'the service does not report it', doc }) as const;

/** A connection to repositories. Restates the platform API, "OAuth client (type `oauth-clients`, `oc-`)". */
export const oauthClient = defineResource({
  type: 'lintel_oauth_client',
  service: 'platform',
  construct: 'OauthClient',
  doc: 'A connection of an organization to a service that hosts repositories, which workspaces, policy sets and modules use.',
  source: [
    'docs/spec/platform-workspaces.md#oauth-client-type-oauth-clients-oc-',
    'docs/spec/platform-workspaces.md#agent-pools-connections-notifications-triggers-keys',
  ],
  rights: [{ right: 'manage-vcs-settings', needs: ['create', 'update', 'delete'] }],
  replacementHarms:
    'unlinks each workspace, policy set and module that uses it, unless these are given a second client first (`create_before_destroy`)',
  attributes: {
    ...place.attributes,
    name: {
      type: 'string',
      use: 'optional',
      nullable: true,
      absent: 'the connection has no name',
      rules: [{ rule: 'length', min: 1, unit: 'characters' }],
      doc: 'The name of the connection. Several can have the same name.',
    },
    serviceProvider: {
      type: 'string',
      use: 'required',
      replace: true,
      values: SERVICE_PROVIDERS.filter((name) => name !== 'bitbucket_server_legacy'),
      construct: 'OauthClientServiceProvider',
      doc: 'The service that hosts the repositories.',
    },
    httpUrl: address('the service that hosts the repositories'),
    apiUrl: address('its API'),
    ...secretInput('oauthToken', {
      doc: 'The token with which the service is reached. Another one is put in place of the first, and the ID of the OAuth token stays.',
      absent: 'the connection has no OAuth token until a person authorizes it',
      field: 'oauth-token-string',
      nullable: true,
    }),
    key: {
      type: 'string',
      use: 'optional',
      nullable: true,
      absent: 'the connection has none',
      doc: 'The key or the ID of the application at the service. It is not secret.',
    },
    ...secretInput('secret', {
      doc: 'The secret of the application, or for `bitbucket_server` its private key.',
      absent: 'the connection has none',
      nullable: true,
    }),
    ...secretInput('privateKey', {
      doc: 'The private SSH key for `ado_server`.',
      absent: 'the connection has none',
      replace: true,
      nullable: true,
    }),
    rsaPublicKey: {
      type: 'string',
      use: 'optional',
      nullable: true,
      absent: 'the connection has none',
      doc: 'The public key of `bitbucket_data_center`, with `key` and `secret`.',
    },
    organizationScoped: {
      type: 'bool',
      use: 'optional',
      default: true,
      doc: 'Whether all projects of the organization may use the connection.',
    },
    projectIds: {
      type: 'set',
      element: 'string',
      use: 'optionalComputed',
      related: 'projects',
      elementRules: idRules('prj'),
      absent: 'it is only read, and others can change it',
      doc: 'The IDs of all projects that may use the connection, `prj-…`.',
    },
    agentPoolId: {
      type: 'string',
      use: 'optional',
      related: 'agent-pools',
      rules: idRules('apool'),
      absent: 'the service is reached directly',
      doc: 'The ID of the agent pool through which the service is reached, `apool-…`.',
    },
    oauthTokenId: {
      type: 'string',
      use: 'computed',
      absent: 'there is not exactly one',
      doc: 'The ID of its OAuth token, `ot-…`, which `vcs_repo` of a workspace, a policy set or a registry module takes.',
    },
    callbackUrl: shown('The address that the application at the service returns to.'),
    connectPath: shown('The path at which a person authorizes the connection.'),
    serviceProviderDisplayName: shown('The name of the service that hosts the repositories, as shown to people.'),
    createdAt: {
      type: 'string',
      use: 'computed',
      absent: 'the service does not report it',
      doc: 'When the connection was created.',
    },
    secretsRevision: {
      type: 'int',
      use: 'computed',
      revision: true,
      doc: 'How often a write-only secret has been sent or cleared: 0 initially, incremented by each plan that sends or clears one.',
    },
  },
  rules: [
    { rule: 'emptyUnless', attribute: 'projectIds', when: 'organizationScoped', is: false },
    { rule: 'onlyWhen', attribute: 'privateKey', when: 'serviceProvider', is: 'ado_server' },
    { rule: 'onlyWhen', attribute: 'privateKeyWo', when: 'serviceProvider', is: 'ado_server' },
    { rule: 'onlyWhen', attribute: 'rsaPublicKey', when: 'serviceProvider', is: 'bitbucket_data_center' },
  ],
  ...place.marks,
  movedFrom: [{ type: 'tfe_oauth_client', schemaVersions: [0] }],
});

export const oauthClientList = place.listOf(oauthClient);

/** The attributes of a connection in both data sources, without those used for the lookup. */
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
  key: {
    type: 'string',
    use: 'computed',
    absent: 'the connection has none',
    doc: 'The key or the ID of the application at the service.',
  },
  rsaPublicKey: {
    type: 'string',
    use: 'computed',
    absent: 'the connection has none',
    doc: 'The public key of `bitbucket_data_center`.',
  },
  agentPoolId: {
    type: 'string',
    use: 'computed',
    absent: 'the service is reached directly',
    doc: 'The ID of the agent pool through which the service is reached, `apool-…`.',
  },
  callbackUrl: {
    type: 'string',
    use: 'computed',
    absent: 'the service does not report it',
    doc: 'The address that the application at the service returns to.',
  },
  connectPath: {
    type: 'string',
    use: 'computed',
    absent: 'the service does not report it',
    doc: 'The path at which a person authorizes the connection.',
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
