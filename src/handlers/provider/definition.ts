import type { Attributes } from '../../definition/attribute';
import { organizationRules } from '../../definition/organization-rules';
import type { GroupRule } from '../../definition/rule';
import { secretsLogin } from './shared/secrets-login';

const address = (service: string, variable: string, whose: string) =>
  ({
    type: 'string',
    use: 'optional',
    rules: [{ rule: 'url', schemes: ['http', 'https'] }],
    absent: `it is the \`${variable}\` environment variable, or else ${whose}`,
    doc: `The address of the ${service}.`,
  }) as const;

const token = (variable: string) =>
  ({
    type: 'string',
    use: 'optional',
    sensitive: true,
    rules: [{ rule: 'length', min: 1, unit: 'characters' }],
    absent: `it is the \`${variable}\` environment variable, if the address also comes from the block or from a \`LINTEL_\` variable`,
    doc: 'The token for authentication.',
  }) as const;

const caCertFile = {
  type: 'string',
  use: 'optional',
  absent: 'the certificate authorities that Node.js trusts are used',
  doc: 'The path of a PEM file with the certificates of trusted certificate authorities.',
} as const;

const requestsPerSecond = {
  type: 'number',
  use: 'optional',
  rules: [{ rule: 'range', min: 0.1 }],
  absent: 'the limit that the service announces applies',
  doc: 'The maximum number of requests per second.',
} as const;

/** The settings of the provider. See docs/configuration.md. */
export const providerSettings = {
  doc: 'Lintel manages the objects of an infrastructure platform and of a secrets service.',
  attributes: {
    platform: {
      type: 'object',
      use: 'optional',
      absent: 'the environment variables apply',
      doc: 'The infrastructure platform.',
      attributes: {
        address: address(
          'platform',
          'LINTEL_PLATFORM_ADDRESS',
          'the address in `TFE_ADDRESS`, `TFE_HOSTNAME` or the credentials file',
        ),
        token: token('LINTEL_PLATFORM_TOKEN'),
        dialect: {
          type: 'string',
          use: 'optional',
          values: ['standard', 'hcp'],
          absent: 'it is the `LINTEL_PLATFORM_DIALECT` environment variable, or else `standard`',
          doc: 'The dialect of the API that the service implements.',
        },
        organization: {
          type: 'string',
          use: 'optional',
          rules: organizationRules,
          absent: 'it is the `LINTEL_PLATFORM_ORGANIZATION` environment variable, or else `TFE_ORGANIZATION`',
          doc: 'The organization of resources, data sources and lists that name none. Plans show it.',
        },
        caCertFile,
        requestsPerSecond,
      },
    },
    secrets: {
      type: 'object',
      use: 'optional',
      absent: 'the environment variables apply',
      doc: 'The secrets service.',
      attributes: {
        address: address(
          'secrets service',
          'LINTEL_SECRETS_ADDRESS',
          'the address in the `VAULT_` or `BAO_` variables',
        ),
        token: token('LINTEL_SECRETS_TOKEN'),
        login: secretsLogin,
        dialect: {
          type: 'string',
          use: 'optional',
          values: ['standard', 'vault', 'openbao'],
          absent: 'it is the `LINTEL_SECRETS_DIALECT` environment variable, or else `standard`',
          doc: 'The dialect of the API that the service implements.',
        },
        caCertFile,
        namespace: {
          type: 'string',
          use: 'optional',
          absent: 'it is the `LINTEL_SECRETS_NAMESPACE` environment variable, or else the root namespace',
          doc: 'The namespace for all requests.',
        },
        redirectHosts: {
          type: 'set',
          element: 'string',
          use: 'optional',
          elementRules: [
            {
              rule: 'pattern',
              pattern: '^([A-Za-z0-9]([A-Za-z0-9._-]*[A-Za-z0-9])?|\\[[0-9A-Fa-f:.]+\\])(:[0-9]{1,5})?$',
              words: 'be a host such as `node-2.example.com`, or one with a port such as `node-2.example.com:8200`',
            },
          ],
          absent:
            'it is the `LINTEL_SECRETS_REDIRECT_HOSTS` environment variable, a comma-separated list, or else only the host of the address',
          doc: 'The other nodes of the service. If a standby node redirects a request to one of these hosts, the request is sent there with its token and body. The host of the address is always included, whatever the port.',
        },
        requestsPerSecond,
      },
    },
  },
  rules: [
    {
      rule: 'conflicts',
      attribute: 'secrets.login',
      with: ['secrets.token'],
      words: 'a login obtains a token of its own',
    },
  ],
} as const satisfies { doc: string; attributes: Attributes; rules: readonly GroupRule[] };
