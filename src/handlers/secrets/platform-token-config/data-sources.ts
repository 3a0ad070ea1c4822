import { defineDataSource } from '../../../definition/data-source';
import { engineArguments } from '../place';

/** Restates the secrets API, operation "Read access" of the platform token backend. */
export const platformTokenConfigData = defineDataSource({
  type: 'lintel_platform_token_config',
  wing: 'secrets',
  construct: 'DataPlatformTokenConfig',
  doc: 'How a platform-token engine reaches the platform, but for its token, which the service tells nobody.',
  source: ['docs/spec/secrets.md#platform-token-backend-1'],
  attributes: {
    ...engineArguments('terraform'),
    address: { type: 'string', use: 'computed', absent: 'the service does not tell', doc: 'The address of the platform.' },
    basePath: { type: 'string', use: 'computed', doc: 'The path of the platform\'s API.' },
  },
});
