import { CREATED } from '../../../definition/access';
import { defineResource } from '../../../definition/resource';
import { policyNameRules, tokenAttributes } from '../shared/auth/token-attributes';
import { nameRules } from '../shared/mount-attributes';
import { servicePlace } from '../shared/stored/places';

const place = servicePlace('auth/token/roles', {
  noun: 'token role',
  nameDoc: 'The name of the role. Its case is kept.',
  nameRules,
  example: 'deploy',
  // The Vault provider has further fields, which the service accepts and ignores.
  peer: { name: 'role_name', dropped: ['token_ttl', 'token_max_ttl', 'token_policies'] },
});

const names = (doc: string, absent: string) =>
  ({ type: 'set', element: 'string', use: 'optional', emptyIsAbsent: true, absent, doc }) as const;
const policies = (doc: string, absent: string) =>
  ({
    ...names(`${doc} With the dialects \`vault\` and \`openbao\`, in lower case.`, absent),
    folded: 'the names of policies',
    elementRules: [{ rule: 'length', min: 1, unit: 'characters' }],
  }) as const;

const { tokenPeriod, tokenExplicitMaxTtl, tokenBoundCidrs, tokenNoDefaultPolicy, tokenNumUses } = tokenAttributes;

const fields = {
  allowedPolicies: {
    ...policies(
      'The policies that a token can get.',
      'a token can get those of `allowedPoliciesGlob`, and if that is absent too, those of the caller',
    ),
    elementRules: policyNameRules,
  },
  allowedPoliciesGlob: policies('The same, with `*` for any text.', 'only `allowedPolicies` counts'),
  disallowedPolicies: policies('The policies that a token cannot get.', 'none is refused'),
  disallowedPoliciesGlob: policies('The same, with `*` for any text.', 'none is refused'),
  allowedEntityAliases: {
    ...names('The names of identities that a token can be created for, with `*` for any text.', 'there are none'),
    compare: 'anyCase',
    elementRules: [{ rule: 'length', min: 1, unit: 'characters' }],
  },
  orphan: {
    type: 'bool',
    use: 'optional',
    default: false,
    doc: 'Whether a token outlives the token that created it.',
  },
  renewable: { type: 'bool', use: 'optional', default: true, doc: 'Whether a token can be renewed.' },
  pathSuffix: {
    type: 'string',
    use: 'optional',
    emptyIsAbsent: true,
    rules: [
      {
        rule: 'pattern',
        pattern: '^\\w[\\w.-]+\\w$',
        words:
          'consist of three or more letters, digits, "_", "-" and ".", and begin and end with a letter, a digit or "_"',
      },
    ],
    absent: 'there is none',
    doc: 'The last part of the path that tokens are listed and revoked by.',
  },
  tokenPeriod,
  tokenExplicitMaxTtl,
  tokenBoundCidrs: { ...tokenBoundCidrs, sparse: true, doc: 'The addresses and networks that can use a token.' },
  tokenNoDefaultPolicy,
  tokenNumUses: { ...tokenNumUses, sparse: true },
  tokenType: {
    type: 'string',
    use: 'optional',
    default: 'default-service',
    values: ['default-service', 'service', 'batch', 'default-batch'],
    construct: 'TokenRoleTokenType',
    doc: 'The type of the tokens. With `default-service` and `default-batch`, a request can choose the other type. Batch tokens are not stored and can neither be renewed nor revoked.',
  },
} as const;

const STORED = ['default-service', 'service', 'default-batch'] as const;

export const tokenRole = defineResource({
  type: 'lintel_token_role',
  service: 'secrets',
  construct: 'TokenRole',
  doc: 'A role that tokens are created under, which decides about their policies and their lifetime.',
  source: ['docs/spec/secrets-foundation.md#token-role', 'docs/spec/secrets-foundation.md#auth-methods'],
  attributes: { ...place.attributes, ...fields },
  rules: [
    { rule: 'enumBy', attribute: 'tokenType', by: 'orphan', values: { false: STORED } },
    { rule: 'enumBy', attribute: 'tokenType', by: 'renewable', values: { true: STORED } },
    { rule: 'onlyWhen', attribute: 'tokenPeriod', when: 'tokenType', is: STORED },
    { rule: 'onlyWhen', attribute: 'tokenNumUses', when: 'tokenType', is: STORED },
  ],
  ...place.marks,
  ownAccess: CREATED,
  movedFrom: [{ type: 'vault_token_auth_backend_role', schemaVersions: [0] }],
});

export const tokenRoleData = place.dataOf(tokenRole, 'A role that tokens are created under.');
export const tokenRolesData = place.namesOf(tokenRole, 'roles that tokens are created under');
export const tokenRoleList = place.listOf(tokenRole, 'The roles that tokens are created under.');
