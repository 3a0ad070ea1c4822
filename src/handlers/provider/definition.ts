import type { Attributes } from '../../definition/attribute';

const address = (service: string, variable: string, whose: string) => ({
  type: 'string', use: 'optional', rules: [{ rule: 'url', schemes: ['http', 'https'] }],
  absent: `\`${variable}\` of the environment, else ${whose}`,
  doc: `The address of the ${service}.`,
} as const);

const token = (variable: string) => ({
  type: 'string', use: 'optional', sensitive: true, rules: [{ rule: 'length', min: 1, unit: 'characters' }],
  absent: `\`${variable}\` of the environment, where the address comes from the block or from \`LINTEL_\` variables too`,
  doc: 'The token that requests carry.',
} as const);

const caCertFile = {
  type: 'string', use: 'optional', absent: 'the authorities that Node.js trusts count',
  doc: 'A file with certificates of authorities to trust, in PEM.',
} as const;

const requestsPerSecond = {
  type: 'number', use: 'optional', rules: [{ rule: 'range', min: 0.1 }],
  absent: 'the limit that the service announces counts', doc: 'How many requests to send in a second at most.',
} as const;

/** How the provider is configured; see the design's "Provider configuration" in docs/configuration.md. */
export const providerSettings = {
  doc: 'Lintel declares what runs on an infrastructure platform and on a secrets service.',
  attributes: {
    platform: {
      type: 'object', use: 'optional', absent: 'the environment configures it',
      doc: 'The infrastructure platform.',
      attributes: {
        address: address('platform', 'LINTEL_PLATFORM_ADDRESS', 'what `TFE_ADDRESS`, `TFE_HOSTNAME` or the credentials file say'),
        token: token('LINTEL_PLATFORM_TOKEN'),
        dialect: {
          type: 'string', use: 'optional', values: ['standard', 'hcp'], absent: '`LINTEL_PLATFORM_DIALECT`, else `standard`',
          doc: 'Whose names the service speaks.',
        },
        caCertFile,
        requestsPerSecond,
      },
    },
    secrets: {
      type: 'object', use: 'optional', absent: 'the environment configures it',
      doc: 'The secrets service.',
      attributes: {
        address: address('secrets service', 'LINTEL_SECRETS_ADDRESS', 'what the `VAULT_` or `BAO_` variables say'),
        token: token('LINTEL_SECRETS_TOKEN'),
        dialect: {
          type: 'string', use: 'optional', values: ['standard', 'vault', 'openbao'], absent: '`LINTEL_SECRETS_DIALECT`, else `standard`',
          doc: 'Whose names the service speaks.',
        },
        caCertFile,
        namespace: {
          type: 'string', use: 'optional', absent: '`LINTEL_SECRETS_NAMESPACE`, else the root namespace',
          doc: 'The namespace that requests are sent to.',
        },
        redirectHosts: {
          type: 'set', element: 'string', use: 'optional',
          elementRules: [{
            rule: 'pattern', pattern: '^([A-Za-z0-9]([A-Za-z0-9._-]*[A-Za-z0-9])?|\\[[0-9A-Fa-f:.]+\\])(:[0-9]{1,5})?$',
            words: 'a host such as `node-2.example.com`, or one with a port such as `node-2.example.com:8200`',
          }],
          absent: '`LINTEL_SECRETS_REDIRECT_HOSTS`, with commas between the hosts, else the host of the address alone',
          doc: 'Further nodes of the service. A request that is redirected to one of them, as standby nodes do, is sent there with its token and its body. The host of the address needs no mention, whatever the port.',
        },
        requestsPerSecond,
      },
    },
  },
} as const satisfies { doc: string; attributes: Attributes };
