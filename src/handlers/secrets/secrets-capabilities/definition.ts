import { defineDataSource } from '../../../definition/data-source';
import { namespaceArguments } from '../shared/system-attributes';

export const secretsCapabilitiesData = defineDataSource({
  type: 'lintel_secrets_capabilities',
  service: 'secrets',
  construct: 'DataSecretsCapabilities',
  doc: 'What the token that the provider uses may do on paths of the secrets service.',
  source: ['docs/spec/secrets-foundation.md#policies-and-namespaces'],
  attributes: {
    id: { type: 'string', use: 'computed', doc: 'The API path that was read.' },
    ...namespaceArguments,
    paths: {
      type: 'set',
      element: 'string',
      use: 'required',
      rules: [{ rule: 'length', min: 1, unit: 'elements' }],
      elementRules: [
        {
          rule: 'pattern',
          pattern: '^[^/].*$',
          words: 'be a path below `/v1`, without a leading `/`',
        },
      ],
      doc: 'The paths, such as `database/creds/app`.',
    },
    capabilities: {
      type: 'map',
      element: 'string',
      lists: true,
      use: 'computed',
      doc: 'The capabilities on each path, sorted: `deny` alone for none, `root` alone for everything.',
    },
  },
});
