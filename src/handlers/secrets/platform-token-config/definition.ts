import { defineDataSource } from '../../../definition/data-source';
import { defineResource } from '../../../definition/resource';
import { secretInput } from '../../../definition/secret-input';
import { REVOKE_CREDENTIALS, revokingHandling } from '../shared/credentials/lease-attributes';
import { configIdentity, configImports, engineAttributes, engineArguments } from '../shared/mount-attributes';

/** The service's own default. */
export const BASE_PATH = '/api/v2/';

/** Specified in the secrets API, "Platform token backend", its access configuration. */
export const platformTokenConfig = defineResource({
  type: 'lintel_platform_token_config',
  service: 'secrets',
  construct: 'PlatformTokenConfig',
  doc: 'The connection of a platform-token engine to the platform, with the token that it creates other tokens with. Each mount has one configuration; the mount itself is not managed by this resource.',
  replacementHarms: 'fails if the service cannot delete a configuration',
  source: ['docs/spec/secrets.md#platform-token-backend', 'docs/spec/secrets.md#platform-token-backend-1'],
  attributes: {
    ...engineAttributes('terraform'),
    address: {
      type: 'string',
      use: 'optionalComputed',
      absent: 'the service uses the address of the hosted platform',
      rules: [
        { rule: 'url', schemes: ['https', 'http'] },
        {
          rule: 'pattern',
          pattern: '^[^:]+://[^/?#@]+$',
          words: 'have a scheme, a host and optionally a port, but no path',
        },
      ],
      doc: 'The URL of the platform. If it is not configured, a different value is reset to the default of the service.',
    },
    basePath: {
      type: 'string',
      use: 'optional',
      default: BASE_PATH,
      doc: "The path of the platform's API. Other values than the default require the dialect `vault`.",
    },
    ...secretInput('token', {
      absent: 'the service keeps its current token, and cannot create tokens without one',
      doc: 'The token that the service creates other tokens with. It must be allowed to manage those tokens.',
    }),
    ...revokingHandling,
    secretsRevision: {
      type: 'int',
      use: 'computed',
      revision: true,
      doc: 'How many times a write-only input was sent or cleared. Starts at 0 and increases by one with each plan that sends or clears one.',
    },
  },
  access: REVOKE_CREDENTIALS,
  identity: configIdentity,
  imports: configImports('terraform/config'),
  peerImports: [{ matches: '^([^/]+(?:/[^/]+)*?)/?$', to: '$1/config', example: 'terraform' }],
  movedFrom: [{ type: 'vault_terraform_cloud_secret_backend', schemaVersions: [0, 1] }],
});

/** Specified in the secrets API, operation "Read access" of the platform token backend. */
export const platformTokenConfigData = defineDataSource({
  type: 'lintel_platform_token_config',
  service: 'secrets',
  construct: 'DataPlatformTokenConfig',
  doc: 'The connection of a platform-token engine to the platform. The token is not included: the service never returns it.',
  source: ['docs/spec/secrets.md#platform-token-backend-1'],
  attributes: {
    ...engineArguments('terraform'),
    address: {
      type: 'string',
      use: 'computed',
      absent: 'the service does not report it',
      doc: 'The URL of the platform.',
    },
    basePath: { type: 'string', use: 'computed', doc: "The path of the platform's API." },
  },
});
