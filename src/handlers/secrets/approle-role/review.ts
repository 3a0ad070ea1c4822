import type { DisplayValue, DisplayValues } from '../../../definition/display-value';
import type { ObjectChange, Remark, ResourceReview } from '../../../definition/review-rule';
import { tokenReviewRules } from '../shared/auth/token-review';

const always = ['create', 'update', 'replace'] as const;

/** The review rules of roles of AppRole. */
export const approleRoleReview: ResourceReview = {
  rules: [
    { on: always, about: ['bindSecretId'], judge: withoutSecretId },
    {
      attribute: 'secretIdBoundCidrs',
      when: 'gains',
      absentIs: 'everything',
      severity: 'warning',
      says: 'Logins are accepted from additional networks',
      why: 'A stolen secret id can be used from these networks.',
    },
    {
      attribute: 'secretIdBoundCidrs',
      when: 'loses',
      absentIs: 'everything',
      severity: 'note',
      says: 'Logins are no longer accepted from some networks',
      why: 'Machines in these networks are locked out.',
    },
    { on: always, about: ['secretIdTtl'], judge: endlessSecretIds },
    {
      attribute: ['secretIdTtl', 'secretIdNumUses'],
      when: 'differs',
      severity: 'note',
      says: 'Secret ids that are generated from now on last for another time or number of logins',
      why: 'Earlier secret ids keep theirs.',
    },
    {
      attribute: 'roleId',
      when: 'differs',
      severity: 'warning',
      says: 'Logins need another role id',
      why: 'Machines that log in by the earlier role id are refused.',
    },
    ...tokenReviewRules,
  ],
  unremarkable: {
    localSecretIds: 'secret ids are replicated or not, and the replacement of the role is a finding of its own',
    aliasMetadata: 'it only describes the identity that logs in',
  },
};

const WITHOUT = 'Machines log in by the role id alone';

/** A login without a secret id is only proven by its address; a network of all addresses proves nothing. */
function withoutSecretId({ before, after }: ObjectChange): Remark[] {
  if (after.bindSecretId !== false) return [];
  const isOpen = isOpenToAll(after);
  if (before.bindSecretId === false && (!isOpen || isOpenToAll(before))) return [];
  return [
    isOpen
      ? {
          attribute: 'bindSecretId',
          severity: 'danger',
          says: 'Everyone who knows the role id can log in from every address',
          why: 'The role id is no secret: it is in configurations and logs.',
        }
      : {
          attribute: 'bindSecretId',
          severity: 'warning',
          says: WITHOUT,
          why: 'Everyone at an allowed address who knows the role id can log in. The role id is no secret.',
        },
  ];
}

/** Whether one of the networks required for a login contains all addresses. A login must match both, so a missing list does not restrict anything. */
function isOpenToAll({ secretIdBoundCidrs, tokenBoundCidrs }: DisplayValues): boolean {
  const isOpen = (networks: DisplayValue) =>
    networks === undefined || (Array.isArray(networks) && (networks.length === 0 || networks.some(isEvery)));
  return isOpen(secretIdBoundCidrs) && isOpen(tokenBoundCidrs);
}

function isEvery(network: DisplayValue): boolean {
  return typeof network === 'string' && /\/0+$/.test(network);
}

/** For a new role, or for one whose secret ids used to expire. */
function endlessSecretIds({ operation, before, after }: ObjectChange): Remark[] {
  const isEndless = (values: DisplayValues) => isNone(values.secretIdTtl) && isNone(values.secretIdNumUses);
  if (after.bindSecretId === false || !isEndless(after) || (operation !== 'create' && isEndless(before))) return [];
  return [
    {
      attribute: 'secretIdTtl',
      severity: 'warning',
      says: 'Secret ids do not expire',
      why: 'A stolen secret id can log in until somebody destroys it.',
    },
  ];
}

function isNone(value: DisplayValue): boolean {
  return (
    value === undefined || value === null || value === 0 || (typeof value === 'string' && /^0+[a-z]*$/.test(value))
  );
}
