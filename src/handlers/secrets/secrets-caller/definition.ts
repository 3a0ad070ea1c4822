import { defineDataSource } from '../../../definition/data-source';

export const secretsCallerData = defineDataSource({
  type: 'lintel_secrets_caller',
  service: 'secrets',
  construct: 'DataSecretsCaller',
  doc: 'The token that the provider uses for the secrets service: who it belongs to, what it may do, and when it expires. It does not contain the token itself.',
  source: ['docs/spec/secrets-foundation.md#authentication-how-a-client-gets-a-token'],
  attributes: {
    id: { type: 'string', use: 'computed', doc: 'The API path that was read.' },
    displayName: { type: 'string', use: 'computed', doc: 'The name of the token in the audit log.' },
    policies: { type: 'list', element: 'string', use: 'computed', doc: 'The ACL policies of the token, sorted.' },
    accessor: {
      type: 'string',
      use: 'computed',
      absent: 'the token is a batch token',
      doc: 'The accessor, by which the token can be looked up and revoked.',
    },
    tokenType: { type: 'string', use: 'computed', doc: 'The type of the token: `service` or `batch`.' },
    authPath: {
      type: 'string',
      use: 'computed',
      doc: 'The API path that created the token, such as `auth/jwt/login`.',
    },
    namespace: {
      type: 'string',
      use: 'computed',
      absent: 'the token belongs to the root namespace',
      doc: 'The namespace of the token, as a path below the root namespace.',
    },
    expires: {
      type: 'time',
      use: 'computed',
      absent: 'the token does not expire',
      doc: 'When the token expires, unless it is renewed, as an RFC 3339 time in UTC.',
    },
  },
});
