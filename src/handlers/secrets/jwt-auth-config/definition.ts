import { defineDataSource } from '../../../definition/data-source';
import { defineListResource } from '../../../definition/list-resource';
import { defineResource } from '../../../definition/resource';
import { secretInput } from '../../../definition/secret-input';
import {
  authConfigIdentity,
  authConfigImports,
  authMethodArguments,
  authMethodAttributes,
} from '../shared/auth/auth-attributes';
import { JWT_ALGORITHMS } from '../shared/auth/jwt-vocabulary';
import { namespaceArguments } from '../shared/system-attributes';

const optional = { use: 'optional', emptyIsAbsent: true } as const;
const otherSource = { use: 'computed', absent: 'the keys come from elsewhere' } as const;
const SOURCE = ['docs/spec/secrets-foundation.md#jwt-method', 'docs/spec/secrets-foundation.md#auth-methods'];
const CA_RULES = [{ rule: 'pemBlock', labels: ['CERTIFICATE'] }] as const;

/** Specified in the foundation, "JWT method", configuration. */
export const jwtAuthConfig = defineResource({
  type: 'lintel_jwt_auth_config',
  service: 'secrets',
  construct: 'JwtAuthConfig',
  doc: 'Whose tokens a JWT auth method accepts. Each mount has one configuration, which the service cannot delete: destroying it removes it from the state only. The mount itself is not managed by this resource.',
  source: SOURCE,
  attributes: {
    ...authMethodAttributes('jwt'),
    oidcDiscoveryUrl: {
      type: 'string',
      ...optional,
      rules: [
        { rule: 'url', schemes: ['https', 'http'] },
        {
          rule: 'pattern',
          pattern: '^(?!.*/\\.well-known(?:/|$))',
          words: 'not contain `/.well-known`, which the service appends',
        },
      ],
      absent: 'the keys come from `jwksUrl` or `jwtValidationPubkeys`',
      doc: 'The URL of the issuer, whose discovery document names its keys, without `/.well-known/openid-configuration`. The service fetches it when the configuration is written.',
    },
    oidcDiscoveryCaPem: {
      type: 'pem',
      ...optional,
      rules: CA_RULES,
      absent: 'the service uses the CAs that its host trusts',
      doc: 'The CA certificates that `oidcDiscoveryUrl` is verified with.',
    },
    jwksUrl: {
      type: 'string',
      ...optional,
      rules: [{ rule: 'url', schemes: ['https', 'http'] }],
      absent: 'the keys come from `oidcDiscoveryUrl` or `jwtValidationPubkeys`',
      doc: 'The URL of a JSON Web Key Set. The service fetches it when the configuration is written.',
    },
    jwksCaPem: {
      type: 'pem',
      ...optional,
      rules: CA_RULES,
      absent: 'the service uses the CAs that its host trusts',
      doc: 'The CA certificates that `jwksUrl` is verified with.',
    },
    jwtValidationPubkeys: {
      type: 'list',
      element: 'pem',
      ...optional,
      compare: 'anyOrder',
      elementRules: [{ rule: 'pemBlock', labels: ['PUBLIC KEY', 'CERTIFICATE'] }],
      absent: 'the keys come from `oidcDiscoveryUrl` or `jwksUrl`',
      doc: 'The keys that tokens are verified with, in any order: public keys or certificates.',
    },
    boundIssuer: {
      type: 'string',
      ...optional,
      absent: 'tokens of any issuer that one of the keys has signed are accepted',
      doc: 'The issuer that tokens must name in the claim `iss`.',
    },
    jwtSupportedAlgs: {
      type: 'set',
      element: 'string',
      ...optional,
      values: JWT_ALGORITHMS,
      construct: 'JwtAlgorithm',
      absent: 'the algorithms that the issuer announces are accepted, and `RS256` if it announces none',
      doc: 'The signature algorithms of tokens that are accepted.',
    },
    defaultRole: {
      type: 'string',
      ...optional,
      absent: 'each login must name a role',
      doc: 'The name of the role of logins that name none.',
    },
    oidcClientId: {
      type: 'string',
      ...optional,
      absent: 'there are no logins in a browser',
      doc: 'The client ID of the service at the issuer, for logins in a browser. Requires `oidcClientSecretWo` or `oidcClientSecret`.',
    },
    ...secretInput('oidcClientSecret', {
      absent: 'there are no logins in a browser',
      doc: 'The client secret of the service at the issuer. It is sent with every write, because the service would otherwise lose it.',
    }),
    oidcResponseMode: {
      type: 'string',
      ...optional,
      values: ['query', 'form_post'],
      absent: 'it is `query`',
      doc: 'How the issuer returns the result of a login in a browser.',
    },
    oidcResponseTypes: {
      type: 'set',
      element: 'string',
      ...optional,
      values: ['code', 'id_token'],
      construct: 'OidcResponseType',
      absent: 'it is `code`',
      doc: 'What the issuer returns after a login in a browser. `id_token` requires `oidcResponseMode` to be `form_post`.',
    },
    providerConfig: {
      type: 'map',
      element: 'string',
      ...optional,
      mayHoldSecret: true,
      absent: 'the issuer needs no special treatment',
      doc: 'The settings of an issuer that needs special treatment, under the names of the service, such as `provider`.',
    },
    namespaceInState: {
      type: 'bool',
      use: 'optional',
      default: true,
      unreadable: 'maybe',
      doc: 'Whether the namespace is part of the state of a login in a browser, rather than of its redirect URI.',
    },
    overrideAllowedServerNames: {
      type: 'set',
      element: 'string',
      ...optional,
      elementRules: [{ rule: 'length', min: 1, unit: 'characters' }],
      absent: 'the certificate must have the name in the URL',
      doc: 'The server names that the certificate of the issuer may have instead of the one in the URL. Only supported with the dialect `openbao`.',
    },
    skipJwksValidation: {
      type: 'bool',
      use: 'optional',
      absentIs: false,
      unreadable: true,
      absent: 'it is `false`',
      doc: 'Whether the configuration is stored although the keys cannot be fetched. Only supported with the dialect `openbao`.',
    },
    status: {
      type: 'string',
      use: 'computed',
      moving: true,
      absent: 'the service does not report it',
      doc: 'Whether the service can use the configuration: `valid` or `invalid`.',
    },
    secretsRevision: {
      type: 'int',
      use: 'computed',
      revision: true,
      doc: 'How many times a write-only input was sent or cleared. Starts at 0 and increases by one with each plan that sends or clears one.',
    },
  },
  rules: [
    {
      rule: 'exactlyOneOf',
      attributes: ['oidcDiscoveryUrl', 'jwksUrl', 'jwtValidationPubkeys'],
      construct: {
        name: 'JwtTrust',
        property: 'trust',
        doc: 'The keys that the tokens of a JWT auth method are verified with.',
        factories: { discovery: 'oidcDiscoveryUrl', jwks: 'jwksUrl', keys: 'jwtValidationPubkeys' },
        wellKnown: {
          gitHubActions: {
            doc: 'Trusts the tokens of jobs of GitHub Actions.',
            addressDoc:
              'The issuer. An enterprise server has its own, such as `https://github.example.com/_services/token`.',
            address: 'https://token.actions.githubusercontent.com',
            sets: ['oidcDiscoveryUrl', 'boundIssuer'],
          },
          gitLab: {
            doc: 'Trusts the tokens of jobs of GitLab.',
            addressDoc: 'The URL of the GitLab installation.',
            address: 'https://gitlab.com',
            sets: ['oidcDiscoveryUrl', 'boundIssuer'],
          },
          terraformCloud: {
            doc: 'Trusts the tokens of runs of HCP Terraform.',
            addressDoc: 'The URL of the installation. Terraform Enterprise has its own.',
            address: 'https://app.terraform.io',
            sets: ['oidcDiscoveryUrl', 'boundIssuer'],
          },
        },
      },
    },
    { rule: 'requires', attribute: 'oidcDiscoveryCaPem', needs: 'oidcDiscoveryUrl' },
    { rule: 'requires', attribute: 'jwksCaPem', needs: 'jwksUrl' },
    { rule: 'requires', attribute: 'oidcClientId', needs: 'oidcDiscoveryUrl' },
    { rule: 'requires', attribute: 'oidcClientSecret', needs: 'oidcClientId' },
    { rule: 'requires', attribute: 'oidcClientSecretWo', needs: 'oidcClientId' },
  ],
  identity: authConfigIdentity,
  imports: authConfigImports('jwt'),
  peerImports: [{ matches: '^(?!auth/)([^/]+(?:/[^/]+)*?)/?$', to: 'auth/$1/config', example: 'jwt' }],
  movedFrom: [{ type: 'vault_jwt_auth_backend', schemaVersions: [0, 1] }],
});

/** Specified in the foundation, operation 34. */
export const jwtAuthConfigData = defineDataSource({
  type: 'lintel_jwt_auth_config',
  service: 'secrets',
  construct: 'DataJwtAuthConfig',
  doc: 'Whose tokens a JWT auth method accepts. The client secret is not included: the service never returns it.',
  source: SOURCE,
  attributes: {
    ...authMethodArguments('jwt'),
    oidcDiscoveryUrl: { type: 'string', ...otherSource, doc: 'The URL of the issuer.' },
    oidcDiscoveryCaPem: {
      type: 'pem',
      use: 'computed',
      absent: 'the service uses the CAs that its host trusts',
      doc: 'The CA certificates that the issuer is verified with.',
    },
    jwksUrl: { type: 'string', ...otherSource, doc: 'The URL of a JSON Web Key Set.' },
    jwksCaPem: {
      type: 'pem',
      use: 'computed',
      absent: 'the service uses the CAs that its host trusts',
      doc: 'The CA certificates that the key set is verified with.',
    },
    jwtValidationPubkeys: {
      type: 'list',
      element: 'pem',
      ...otherSource,
      doc: 'The keys that tokens are verified with.',
    },
    boundIssuer: {
      type: 'string',
      use: 'computed',
      absent: 'tokens of any issuer that one of the keys has signed are accepted',
      doc: 'The issuer that tokens must name.',
    },
    jwtSupportedAlgs: {
      type: 'set',
      element: 'string',
      use: 'computed',
      absent: 'the service decides',
      doc: 'The signature algorithms of tokens that are accepted.',
    },
    defaultRole: {
      type: 'string',
      use: 'computed',
      absent: 'each login must name a role',
      doc: 'The name of the role of logins that name none.',
    },
    oidcClientId: {
      type: 'string',
      use: 'computed',
      absent: 'there are no logins in a browser',
      doc: 'The client ID of the service at the issuer.',
    },
    oidcResponseMode: {
      type: 'string',
      use: 'computed',
      absent: 'it is `query`',
      doc: 'How the issuer returns the result of a login in a browser.',
    },
    oidcResponseTypes: {
      type: 'set',
      element: 'string',
      use: 'computed',
      absent: 'it is `code`',
      doc: 'What the issuer returns after a login in a browser.',
    },
    providerConfig: {
      type: 'map',
      element: 'string',
      use: 'computed',
      mayHoldSecret: true,
      absent: 'the issuer needs no special treatment',
      doc: 'The settings of an issuer that needs special treatment.',
    },
    namespaceInState: {
      type: 'bool',
      use: 'computed',
      absent: 'the service does not report it',
      doc: 'Whether the namespace is part of the state of a login in a browser.',
    },
    overrideAllowedServerNames: {
      type: 'set',
      element: 'string',
      use: 'computed',
      absent: 'the certificate must have the name in the URL',
      doc: 'The server names that the certificate of the issuer may have.',
    },
    status: {
      type: 'string',
      use: 'computed',
      absent: 'the service does not report it',
      doc: 'Whether the service can use the configuration: `valid` or `invalid`.',
    },
  },
});

/** Specified in the foundation, operations 11 and 34. */
export const jwtAuthConfigList = defineListResource({
  type: 'lintel_jwt_auth_config',
  doc: 'The configurations of JWT auth methods, one for each mount that has one.',
  source: SOURCE,
  attributes: namespaceArguments,
});
