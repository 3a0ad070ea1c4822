import type { DisplayValue } from '../../../../definition/display-value';
import type { ObjectChange, Remark, ReviewRule } from '../../../../definition/review-rule';
import { dangerousPolicies } from './dangerous-policies';

const always = ['create', 'update', 'replace'] as const;

type TokenRule = ReviewRule & { readonly attribute: string | readonly string[] };

const rules: readonly TokenRule[] = [
  {
    attribute: 'tokenPolicies',
    when: 'gains',
    severity: 'warning',
    says: 'Logins get additional policies',
    why: 'Everyone who can log in by the role may then do what these policies permit.',
  },
  {
    attribute: 'tokenPolicies',
    when: 'loses',
    severity: 'note',
    says: 'Logins no longer get some policies',
    why: 'What needs these policies is refused from the next login on.',
  },
  {
    attribute: 'tokenBoundCidrs',
    when: 'gains',
    absentIs: 'everything',
    severity: 'warning',
    says: 'Logins and tokens are accepted from additional addresses',
    why: 'A stolen proof or token can be used from these addresses.',
  },
  {
    attribute: 'tokenBoundCidrs',
    when: 'loses',
    absentIs: 'everything',
    severity: 'note',
    says: 'Logins and tokens are no longer accepted from some addresses',
    why: 'Clients at these addresses are locked out.',
  },
  {
    attribute: 'tokenStrictlyBindIp',
    when: 'becomes',
    is: false,
    severity: 'warning',
    says: 'Tokens can be used from other addresses than the one that logged in',
    why: 'A stolen token can be used from another machine.',
  },
  {
    attribute: 'tokenType',
    when: 'becomes',
    is: 'batch',
    on: always,
    severity: 'warning',
    says: 'Tokens can no longer be revoked',
    why: 'Batch tokens are not stored: a stolen one can be used until it expires.',
  },
  {
    attribute: ['tokenTtl', 'tokenMaxTtl', 'tokenExplicitMaxTtl', 'tokenPeriod'],
    when: 'changes',
    severity: 'note',
    says: 'Tokens live for another time',
    why: 'A longer life gives a stolen token more time, and a shorter one can end during a run.',
  },
  {
    attribute: 'tokenNoDefaultPolicy',
    when: 'becomes',
    is: true,
    severity: 'note',
    says: 'Tokens can neither be renewed nor revoked by their holder',
    why: 'The policy `default` permits both.',
  },
  {
    attribute: 'tokenNumUses',
    when: 'changes',
    severity: 'note',
    says: 'Tokens can be used for another number of requests',
    why: 'A run that needs more requests than a token has is interrupted.',
  },
];

/** The review rules of some of the token fields. */
export function tokenReviewRulesOf(names: readonly string[]): readonly ReviewRule[] {
  return rules
    .map((rule) => ({ ...rule, attribute: [rule.attribute].flat().filter((name) => names.includes(name)) }))
    .filter(({ attribute }) => attribute.length > 0);
}

/** The review rules of all fields of tokens. */
export const tokenFieldReviewRules: readonly ReviewRule[] = [
  ...rules,
  { on: always, about: ['tokenPolicies'], judge: gainsDangerousPolicies },
];

/** The review rules for the token settings of an auth method's roles. Rules of the role itself come before or after them. */
export const tokenReviewRules: readonly ReviewRule[] = [
  ...tokenFieldReviewRules,
  {
    on: ['delete', 'replace'],
    about: ['name', 'mount', 'namespace'],
    severity: 'note',
    says: 'Nobody can log in by the role any more',
    why: 'Logins that name it are refused. Tokens that were issued before stay valid until they expire.',
  },
];

/** A review sends no requests: it only knows policies in the plan, whether they change or not. */
function gainsDangerousPolicies({ before, after, others }: ObjectChange): Remark[] {
  const held = namesIn(before.tokenPolicies);
  const gained = namesIn(after.tokenPolicies).filter((name) => !held.includes(name));
  const items = dangerousPolicies(gained, after.namespace, others);
  if (items.length === 0) return [];
  return [
    {
      attribute: 'tokenPolicies',
      severity: 'danger',
      says: 'Logins get a policy that allows `sudo`, or to change what controls access',
      why: 'Everyone who can log in by the role can then give themselves any permission.',
      items,
    },
  ];
}

function namesIn(names: DisplayValue): readonly string[] {
  return Array.isArray(names) ? names.map(String) : [];
}
