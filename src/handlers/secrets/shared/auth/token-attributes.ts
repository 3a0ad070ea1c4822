import type { Rule, GroupRule } from '../../../../definition/rule';

const absentIsEmpty = { use: 'optional', emptyIsAbsent: true } as const;

/** The service accepts `root` in a role, and then rejects every login. */
export const policyNameRules: readonly Rule[] = [
  { rule: 'length', min: 1, unit: 'characters' },
  {
    rule: 'pattern',
    pattern: '^(?!\\s*[rR][oO][oO][tT]\\s*$)',
    words: 'not be `root`, because the service then refuses every login',
  },
];

/** Names that the Vault provider had before `token_…`, and that its state may still have. */
export const OLD_TOKEN_NAMES = ['policies', 'ttl', 'max_ttl', 'period', 'num_uses', 'bound_cidrs', 'bound_cidr_list'];

/** Settings for the tokens of logins, shared by the roles of all auth methods. */
export const tokenAttributes = {
  tokenTtl: {
    type: 'duration',
    ...absentIsEmpty,
    absent: 'the default of the mount applies',
    doc: 'The lifetime of a token until it is renewed.',
  },
  tokenMaxTtl: {
    type: 'duration',
    ...absentIsEmpty,
    absent: 'the maximum of the mount applies',
    doc: 'The lifetime of a token that is renewed.',
  },
  tokenExplicitMaxTtl: {
    type: 'duration',
    ...absentIsEmpty,
    absent: 'there is no further limit',
    doc: 'The lifetime of a token that no renewal and no later change of the mount extends.',
  },
  tokenPeriod: {
    type: 'duration',
    ...absentIsEmpty,
    absent: 'tokens are not periodic',
    doc: 'The lifetime of a periodic token, which can be renewed for this time again and again, without a maximum.',
  },
  tokenPolicies: {
    type: 'set',
    element: 'string',
    ...absentIsEmpty,
    elementRules: policyNameRules,
    folded: 'the names of policies',
    absent: 'tokens have only the policy `default`',
    doc: 'The ACL policies of a token. The service does not check that they exist. With the dialects `vault` and `openbao`, in lower case.',
  },
  tokenBoundCidrs: {
    type: 'set',
    element: 'string',
    ...absentIsEmpty,
    compare: 'network',
    elementRules: [{ rule: 'network' }],
    absent: 'every address is allowed',
    doc: 'The addresses and networks that can log in and use a token.',
  },
  tokenNoDefaultPolicy: {
    type: 'bool',
    use: 'optional',
    default: false,
    doc: 'Whether tokens do not have the policy `default`. Unless another policy permits it, such a token can neither be renewed nor revoked by its holder.',
  },
  tokenNumUses: {
    type: 'int',
    ...absentIsEmpty,
    rules: [{ rule: 'range', min: 0 }],
    absent: 'there is no limit',
    doc: 'The number of requests that a token can be used for.',
  },
  tokenType: {
    type: 'string',
    use: 'optional',
    default: 'default',
    values: ['default', 'service', 'batch'],
    construct: 'RoleTokenType',
    doc: 'The type of the tokens; `default` is the type that the mount has. Batch tokens are not stored and can neither be renewed nor revoked.',
  },
  tokenStrictlyBindIp: {
    type: 'bool',
    use: 'optional',
    default: false,
    unreadable: 'maybe',
    dialects: ['openbao'],
    doc: 'Whether a token can be used only from the address that logged in. Only supported by OpenBao.',
  },
} as const;

/** The rules between them. */
export const tokenRules = [
  { rule: 'atMost', attribute: 'tokenTtl', limit: 'tokenMaxTtl' },
  { rule: 'onlyWhen', attribute: 'tokenPeriod', when: 'tokenType', is: ['default', 'service'] },
  { rule: 'onlyWhen', attribute: 'tokenNumUses', when: 'tokenType', is: ['default', 'service'] },
  { rule: 'onlyWhen', attribute: 'tokenBoundCidrs', when: 'tokenStrictlyBindIp', is: false },
] as const satisfies readonly GroupRule[];
