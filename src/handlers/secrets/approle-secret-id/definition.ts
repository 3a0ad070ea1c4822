import { defineEphemeralResource } from '../../../definition/ephemeral-resource';
import { authListArguments } from '../shared/auth/auth-attributes';
import { wrappingAttributes } from '../shared/credentials/wrapping-attributes';
import { nameRules } from '../shared/mount-attributes';

const wrapped = { use: 'computed', absent: 'the secret id is wrapped' } as const;

export const approleSecretIdEphemeral = defineEphemeralResource({
  type: 'lintel_approle_secret_id',
  service: 'secrets',
  construct: 'EphemeralAppRoleSecretId',
  doc: 'A secret id of a role of AppRole, generated for this run and never stored in a plan or state. It is destroyed when the run ends, or handed over, possibly wrapped.',
  source: ['docs/spec/secrets-foundation.md#approle-method', 'docs/spec/secrets-foundation.md#auth-methods'],
  attributes: {
    ...authListArguments('approle'),
    role: { type: 'string', use: 'required', rules: nameRules, doc: 'The name of the role.' },
    metadata: {
      type: 'map',
      element: 'string',
      use: 'optional',
      emptyIsAbsent: true,
      absent: 'there is none',
      doc: 'The metadata of tokens that the secret id logs in for. It is not encrypted in the audit log.',
    },
    cidrList: {
      type: 'set',
      element: 'string',
      use: 'optional',
      emptyIsAbsent: true,
      elementRules: [{ rule: 'network', prefixLength: 'required' }],
      absent: 'the networks of the role apply',
      doc: 'The networks that can log in by the secret id.',
    },
    tokenBoundCidrs: {
      type: 'set',
      element: 'string',
      use: 'optional',
      emptyIsAbsent: true,
      elementRules: [{ rule: 'network', prefixLength: 'required' }],
      absent: 'those of the role apply',
      doc: 'The networks that can use a token that the secret id logs in for.',
    },
    ttl: {
      type: 'duration',
      use: 'optional',
      emptyIsAbsent: true,
      absent: 'that of the role applies',
      doc: 'The lifetime of the secret id. At most that of the role.',
    },
    numUses: {
      type: 'int',
      use: 'optional',
      rules: [{ rule: 'range', min: 1 }],
      absent: 'the number of the role applies',
      doc: 'How often the secret id can log in. At most as often as the role allows.',
    },
    ...wrappingAttributes('secret id'),
    destroyOnClose: {
      type: 'bool',
      use: 'optional',
      default: true,
      local: true,
      doc: 'Whether the secret id is destroyed when the run no longer uses it. A plan and an apply each generate one: if it is not destroyed, it must expire, by `ttl` or by the `secretIdTtl` of the role.',
    },
    secretId: { type: 'string', ...wrapped, sensitive: true, doc: 'The secret id.' },
    secretIdAccessor: {
      type: 'string',
      ...wrapped,
      doc: 'The accessor, by which the secret id can be looked up and destroyed.',
    },
    secretIdTtl: { type: 'int', ...wrapped, doc: 'The lifetime in seconds; 0 if it does not expire.' },
    secretIdNumUses: {
      type: 'int',
      ...wrapped,
      doc: 'How often it can log in; 0 if there is no limit.',
    },
  },
  access: [
    { path: 'auth/{mount}/role/{role}/secret-id', needs: { read: ['update'] } },
    {
      path: 'auth/{mount}/role/{role}/secret-id-accessor/destroy',
      needs: { read: ['update'] },
      when: ['destroyOnClose'],
    },
  ],
  // The accessor of a wrapped secret id is in the wrapped response, which can be read only once.
  rules: [{ rule: 'onlyWhen', attribute: 'wrapTtl', when: 'destroyOnClose', is: false }],
});
