import type { DisplayValues } from '../../../definition/display-value';
import type { ObjectChange, Remark, ResourceReview } from '../../../definition/review-rule';
import { tokenReviewRulesOf } from '../shared/auth/token-review';

const always = ['create', 'update', 'replace'] as const;

/** The review rules of token roles. */
export const tokenRoleReview: ResourceReview = {
  rules: [
    {
      attribute: 'orphan',
      when: 'becomes',
      is: true,
      on: always,
      severity: 'danger',
      says: 'Tokens outlive the token that created them',
      why: 'They are not revoked with it: anyone who creates one keeps access after losing it.',
    },
    { on: always, about: ['allowedPolicies', 'allowedPoliciesGlob'], judge: unlimited },
    {
      attribute: ['allowedPolicies', 'allowedPoliciesGlob'],
      when: 'gains',
      severity: 'warning',
      says: 'Tokens can get additional policies',
      why: 'Everyone who can create tokens under the role can then do what these policies permit.',
    },
    {
      attribute: ['allowedPolicies', 'allowedPoliciesGlob'],
      when: 'loses',
      severity: 'note',
      says: 'Tokens can no longer get some policies',
      why: 'Requests for tokens with these policies are refused.',
    },
    {
      attribute: ['disallowedPolicies', 'disallowedPoliciesGlob'],
      when: 'loses',
      severity: 'warning',
      says: 'Some policies are no longer refused',
      why: 'Tokens under the role can then get them.',
    },
    {
      attribute: ['disallowedPolicies', 'disallowedPoliciesGlob'],
      when: 'gains',
      severity: 'note',
      says: 'Further policies are refused',
      why: 'Requests for tokens with these policies fail.',
    },
    {
      attribute: 'allowedEntityAliases',
      when: 'gains',
      severity: 'warning',
      says: 'Tokens can be created for additional identities',
      why: 'Such a token has the policies of the identity too.',
    },
    {
      attribute: 'renewable',
      when: 'becomes',
      is: false,
      severity: 'note',
      says: 'Tokens can no longer be renewed',
      why: 'What runs longer than such a token is interrupted.',
    },
    ...tokenReviewRulesOf([
      'tokenPeriod',
      'tokenExplicitMaxTtl',
      'tokenBoundCidrs',
      'tokenNoDefaultPolicy',
      'tokenNumUses',
      'tokenType',
    ]),
    {
      on: ['delete', 'replace'],
      about: ['name', 'namespace'],
      severity: 'note',
      says: 'Tokens can no longer be created under the role',
      why: 'Requests that name it are refused. Tokens that were created before can no longer be renewed.',
    },
  ],
  unremarkable: { pathSuffix: 'it only groups tokens, so that they can be revoked together' },
};

/** The policies that a token can get, beyond a list of names. */
function reachOf({ allowedPolicies, allowedPoliciesGlob }: DisplayValues): 'caller' | 'all' | undefined {
  const isNone = (names: unknown) => names === undefined || (Array.isArray(names) && names.length === 0);
  if (Array.isArray(allowedPoliciesGlob) && allowedPoliciesGlob.includes('*')) return 'all';
  return isNone(allowedPolicies) && isNone(allowedPoliciesGlob) ? 'caller' : undefined;
}

function unlimited({ operation, before, after }: ObjectChange): Remark[] {
  const reach = reachOf(after);
  if (reach === undefined || (operation !== 'create' && reachOf(before) === reach)) return [];
  return reach === 'all'
    ? [
        {
          attribute: 'allowedPoliciesGlob',
          severity: 'danger',
          says: 'Tokens can get every policy',
          why: 'Everyone who can create tokens under the role can then do everything.',
        },
      ]
    : [
        {
          attribute: 'allowedPolicies',
          severity: 'danger',
          says: 'Tokens can get every policy of the caller',
          why: 'Without allowed policies the role does not limit what a token can do.',
        },
      ];
}
