import { defineEphemeralResource } from '../../../definition/ephemeral-resource';
import { policyNameRules } from '../shared/auth/token-attributes';
import { wrappingAttributes } from '../shared/credentials/wrapping-attributes';
import { nameRules } from '../shared/mount-attributes';
import { namespaceArguments } from '../shared/system-attributes';

const unlessWrapped = { use: 'computed', absent: 'the token is wrapped' } as const;

export const secretsTokenEphemeral = defineEphemeralResource({
  type: 'lintel_secrets_token',
  service: 'secrets',
  construct: 'EphemeralSecretsToken',
  doc: 'A token of the secrets service, created for this run and never stored in a plan or state. It is renewed while the run uses it, and revoked at its end. A plan and an apply each create one.',
  source: [
    'docs/spec/secrets-foundation.md#token-role',
    'docs/spec/secrets-foundation.md#authentication-how-a-client-gets-a-token',
  ],
  access: [
    { path: 'auth/token/create/{role}', needs: { read: ['update'] }, when: ['role'] },
    { path: 'auth/token/create', needs: { read: ['update'] }, unless: 'role' },
    { path: 'auth/token/renew-accessor', needs: { read: ['update'] } },
    { path: 'auth/token/revoke-accessor', needs: { read: ['update'] } },
    { path: 'auth/token/roles/{role}', needs: { read: ['read'] }, when: ['role'], optional: true },
  ],
  attributes: {
    ...namespaceArguments,
    role: {
      type: 'string',
      use: 'optional',
      rules: nameRules,
      absent: "the token is a child of the provider's token",
      doc: 'The name of the token role that the token is created under.',
    },
    policies: {
      type: 'set',
      element: 'string',
      use: 'optionalComputed',
      elementRules: policyNameRules,
      absent: "they are those of the role, or else of the provider's token",
      doc: 'The ACL policies of the token. The service adds `default` unless `noDefaultPolicy` is set.',
    },
    ttl: {
      type: 'duration',
      use: 'optional',
      rules: [{ rule: 'range', min: 1 }],
      absent: 'the service chooses it',
      doc: 'The lifetime of the token until it is renewed.',
    },
    explicitMaxTtl: {
      type: 'duration',
      use: 'optional',
      rules: [{ rule: 'range', min: 1 }],
      absent: 'the maximum of the service applies',
      doc: 'The lifetime of the token that no renewal extends.',
    },
    period: {
      type: 'duration',
      use: 'optional',
      rules: [{ rule: 'range', min: 1 }],
      absent: 'the token is not periodic',
      doc: 'If set, the token can be renewed for this time again and again. Without a role this requires `sudo`.',
    },
    numUses: {
      type: 'int',
      use: 'optional',
      rules: [{ rule: 'range', min: 1 }],
      absent: 'there is no limit',
      doc: 'The number of requests that the token can be used for.',
    },
    noDefaultPolicy: {
      type: 'bool',
      use: 'optional',
      default: false,
      doc: 'Whether the token does not have the policy `default`.',
    },
    renewable: {
      type: 'bool',
      use: 'optionalComputed',
      absent: 'the service decides',
      doc: 'Whether the token can be renewed.',
    },
    type: {
      type: 'string',
      use: 'optional',
      values: ['service', 'batch'],
      construct: 'IssuedTokenType',
      absent: 'the role decides, or it is `service`',
      doc: 'The type of the token. A batch token can neither be renewed nor revoked, so it requires `revokeOnClose` to be false.',
    },
    displayName: {
      type: 'string',
      use: 'optional',
      rules: [{ rule: 'length', min: 1, unit: 'characters' }],
      absent: 'it is `token`',
      doc: 'The name of the token in the audit log, behind `token-`.',
    },
    metadata: {
      type: 'map',
      element: 'string',
      use: 'optional',
      emptyIsAbsent: true,
      absent: 'there is none',
      doc: 'Metadata of the token, which the audit log shows.',
    },
    ...wrappingAttributes('token'),
    revokeOnClose: {
      type: 'bool',
      use: 'optional',
      default: true,
      local: true,
      doc: 'Whether the token is revoked when the run no longer uses it, with everything that was leased with it. If not, it must expire, by `ttl`, `period`, `explicitMaxTtl` or the role. Set it to false for a token that is handed over.',
    },
    token: { type: 'string', ...unlessWrapped, sensitive: true, doc: 'The token.' },
    accessor: {
      type: 'string',
      use: 'computed',
      absent: 'the token is a batch token',
      doc: 'The accessor, by which the token can be looked up, renewed and revoked.',
    },
    leaseDuration: { type: 'int', ...unlessWrapped, doc: 'The lifetime in seconds until it is renewed.' },
  },
  rules: [
    { rule: 'atMost', attribute: 'ttl', limit: 'explicitMaxTtl' },
    { rule: 'onlyWhen', attribute: 'period', when: 'type', is: 'service', orAbsent: true },
    { rule: 'onlyWhen', attribute: 'numUses', when: 'type', is: 'service', orAbsent: true },
    { rule: 'enumBy', attribute: 'type', by: 'revokeOnClose', values: { true: ['service'] } },
  ],
});
