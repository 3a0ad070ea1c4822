import { defineEphemeralResource } from '../../../definition/ephemeral-resource';
import { defineResource, type ImportForm } from '../../../definition/resource';
import { writeOnlyInput } from '../../../definition/secret-input';
import { authListArguments, authMethodAttributes } from '../shared/auth/auth-attributes';
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

const chosen = (doc: string) => ({ use: 'optional', replace: true, doc }) as const;
const id = 'secret-id/{secretIdAccessor}';
const form = (start: string): ImportForm => ({
  form: `${start && '{namespace}/'}auth/{mount}/role/{role}/${id}`,
  matches: `^${start && '.+/'}auth/.+/role/[^/]+/secret-id/(?!\\.{1,2}$)[^/]+$`,
  example: `${start}auth/approle/role/web/secret-id/84896a0c-1347-aa90-a4f6-aca8b7558780`,
});

const chosenSecretId = writeOnlyInput('secretId', {
  rules: [
    { rule: 'length', min: 1, unit: 'characters' },
    { rule: 'length', max: 4096, unit: 'bytes' },
  ],
  absent: 'the service generates the secret id',
  doc: 'The secret id, chosen by you. Another one replaces it.',
});

export const approleSecretId = defineResource({
  type: 'lintel_approle_secret_id',
  service: 'secrets',
  construct: 'AppRoleSecretId',
  doc: 'A secret id of a role of AppRole that lasts, for a machine that gets it later. Choose how it is handed over: one of your own, a token that unwraps it once, or the secret id itself.',
  issues: true,
  source: [
    'docs/spec/secrets-everyday.md#secret-id-of-an-approle-role',
    'docs/spec/secrets-everyday.md#secret-ids-users',
  ],
  attributes: {
    ...authMethodAttributes('approle'),
    role: {
      type: 'string',
      use: 'required',
      replace: true,
      compare: 'anyCase',
      rules: nameRules,
      doc: 'The name of the role. With the dialects `vault` and `openbao`, in lower case.',
    },
    secretIdWo: { ...chosenSecretId.secretIdWo, replace: true },
    secretIdWoVersion: chosenSecretId.secretIdWoVersion,
    wrapTtl: {
      type: 'duration',
      ...chosen(
        'How long the service keeps the secret id for a token that unwraps it once. The state has that token, and not the secret id.',
      ),
      unreadable: true,
      rules: [{ rule: 'range', min: 1 }],
      absent: 'the secret id is not wrapped',
    },
    keepSecretId: {
      type: 'bool',
      use: 'optional',
      local: true,
      absent: 'the secret id is not returned',
      doc: 'Whether the secret id is generated and returned.',
    },
    metadata: {
      type: 'map',
      element: 'string',
      ...chosen('The metadata of tokens that the secret id logs in for. It is not encrypted in the audit log.'),
      emptyIsAbsent: true,
      absent: 'there is none',
    },
    cidrList: {
      type: 'set',
      element: 'string',
      ...chosen('The networks that can log in by the secret id.'),
      emptyIsAbsent: true,
      elementRules: [{ rule: 'network', prefixLength: 'required' }],
      absent: 'the networks of the role apply',
    },
    tokenBoundCidrs: {
      type: 'set',
      element: 'string',
      ...chosen('The networks that can use a token that the secret id logs in for.'),
      emptyIsAbsent: true,
      elementRules: [{ rule: 'network', prefixLength: 'required' }],
      absent: 'those of the role apply',
    },
    ttl: {
      type: 'duration',
      ...chosen('The lifetime of the secret id. At most that of the role. 0 means without an end.'),
      unreadable: true,
      absent: 'that of the role applies',
    },
    numUses: {
      type: 'int',
      ...chosen('How often the secret id can log in. At most as often as the role allows. 0 means without a limit.'),
      unreadable: true,
      rules: [{ rule: 'range', min: 0 }],
      absent: 'the number of the role applies',
    },
    renewBefore: {
      type: 'duration',
      use: 'optional',
      local: true,
      rules: [{ rule: 'range', min: 1 }],
      absent: 'it is replaced when it has ended',
      doc: 'How long before its end another secret id replaces it. With `create_before_destroy` both are valid in between.',
    },
    recreateWhenGone: {
      type: 'bool',
      use: 'optional',
      local: true,
      default: true,
      doc: 'Whether another secret id is made once this one is used up, has ended or was destroyed. If false, its `state` becomes `gone`, and another one is made when `triggers` change.',
    },
    triggers: {
      type: 'map',
      element: 'string',
      use: 'optional',
      local: true,
      replace: true,
      emptyIsAbsent: true,
      absent: 'there are none',
      doc: 'Arbitrary values, such as a date. When one of them changes, another secret id is made.',
    },
    secretId: {
      type: 'string',
      use: 'computed',
      sensitive: true,
      absent: '`keepSecretId` is not true, or it was imported',
      doc: 'The secret id.',
    },
    secretIdAccessor: {
      type: 'string',
      use: 'computed',
      doc: 'The accessor, by which the secret id can be looked up and destroyed.',
    },
    creationTime: { type: 'time', use: 'computed', doc: 'When it was made.' },
    expirationTime: { type: 'time', use: 'computed', absent: 'it has no end', doc: 'When it ends.' },
    wrappingToken: {
      type: 'string',
      use: 'computed',
      sensitive: true,
      absent: 'it is not wrapped, or was imported',
      doc: 'The token that unwraps the secret id, once.',
    },
    wrappingAccessor: {
      type: 'string',
      use: 'computed',
      absent: 'it is not wrapped, or was imported',
      doc: 'The accessor of the wrapping token.',
    },
    usesLeft: {
      type: 'int',
      use: 'computed',
      moving: true,
      absent: 'there is no limit',
      doc: 'How often it can still log in.',
    },
    state: { type: 'string', use: 'computed', moving: true, doc: 'Its state: `live`, or `gone` for ever.' },
  },
  rules: [{ rule: 'exactlyOneOf', attributes: ['secretIdWo', 'wrapTtl', 'keepSecretId'] }],
  identity: { namespace: false, mount: false, role: true, secretIdAccessor: true },
  imports: [form(''), form('team/')],
  access: [
    { path: 'auth/{mount}/role/{role}/secret-id', needs: { create: ['update'] } },
    { path: 'auth/{mount}/role/{role}/custom-secret-id', needs: { create: ['update'] } },
    { path: 'auth/{mount}/role/{role}/secret-id-accessor/lookup', needs: { read: ['update'] } },
    { path: 'auth/{mount}/role/{role}/secret-id-accessor/destroy', needs: { delete: ['update'] } },
    { path: 'auth/{mount}/role/{role}/secret-id/lookup', needs: { create: ['update'] }, optional: true },
    { path: 'auth/{mount}/role/{role}', needs: { create: ['read'], read: ['read'] }, optional: true },
  ],
  movedFrom: [{ type: 'vault_approle_auth_backend_role_secret_id', schemaVersions: [0] }],
});
