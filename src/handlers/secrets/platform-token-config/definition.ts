import { defineResource } from '../../../definition/resource';
import { secretInput } from '../../../definition/secret-input';
import { configIdentity, configImports, engineAttributes, engineArguments } from '../shared/mount-attributes';
import { defineDataSource } from '../../../definition/data-source';

/** What the service itself has where nothing is written. */
export const BASE_PATH = '/api/v2/';

/** How the platform-token engine reaches the platform. Restates the secrets API, "Platform token backend", its access configuration. */
export const platformTokenConfig = defineResource({
  type: 'lintel_platform_token_config',
  service: 'secrets',
  construct: 'PlatformTokenConfig',
  doc: 'How a platform-token engine reaches the platform, and the token that it makes others with. An engine has one; the mount itself is not managed here.',
  replacementHarms: 'does not succeed where the service cannot delete a configuration',
  source: ['docs/spec/secrets.md#platform-token-backend', 'docs/spec/secrets.md#platform-token-backend-1'],
  attributes: {
    ...engineAttributes('terraform'),
    address: {
      type: 'string', use: 'optionalComputed', absent: 'the service takes that of the hosted platform',
      rules: [
        { rule: 'url', schemes: ['https', 'http'] },
        { rule: 'pattern', pattern: '^[^:]+://[^/?#@]+$', words: 'have a scheme, a host and maybe a port, and no path' },
      ],
      doc: 'The address of the platform. One that was not configured and is another some day goes back to what the service takes.',
    },
    basePath: {
      type: 'string', use: 'optional', default: BASE_PATH,
      doc: 'The path of the platform\'s API. Only with the dialect `vault` may it be another one.',
    },
    ...secretInput('token', {
      absent: 'the service has the one that it had; without one nothing is made',
      doc: 'The token that the service makes other tokens with. It must be allowed to manage all that are wanted.',
    }),
    secretsRevision: {
      type: 'int', use: 'computed', revision: true,
      doc: 'How often a write-only input was sent or cleared: 0 while none was, one more in each plan that does.',
    },
  },
  identity: configIdentity,
  imports: configImports('terraform/config'),
  movedFrom: [{ type: 'vault_terraform_cloud_secret_backend', schemaVersions: [0, 1] }],
});

/** Restates the secrets API, operation "Read access" of the platform token backend. */
export const platformTokenConfigData = defineDataSource({
  type: 'lintel_platform_token_config',
  service: 'secrets',
  construct: 'DataPlatformTokenConfig',
  doc: 'How a platform-token engine reaches the platform, but for its token, which the service tells nobody.',
  source: ['docs/spec/secrets.md#platform-token-backend-1'],
  attributes: {
    ...engineArguments('terraform'),
    address: { type: 'string', use: 'computed', absent: 'the service does not tell', doc: 'The address of the platform.' },
    basePath: { type: 'string', use: 'computed', doc: 'The path of the platform\'s API.' },
  },
});
