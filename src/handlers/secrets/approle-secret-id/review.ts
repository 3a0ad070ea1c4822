import type { ObjectChange, Remark, ResourceReview } from '../../../definition/review-rule';

/** The review rules of secret ids. */
export const approleSecretIdReview: ResourceReview = {
  rules: [
    {
      attribute: 'keepSecretId',
      when: 'becomes',
      is: true,
      on: ['create', 'update', 'replace'],
      severity: 'danger',
      says: 'The secret id is in the state',
      why: 'Anyone who may read the state can log in by it.',
    },
    { on: ['create', 'replace'], about: ['ttl', 'numUses'], judge: lastsEverywhere },
    {
      attribute: ['cidrList', 'tokenBoundCidrs'],
      when: 'gains',
      absentIs: 'everything',
      severity: 'warning',
      says: 'The secret id works from further networks',
      why: 'Anyone who has it can use it from there.',
    },
    {
      on: ['replace'],
      about: [
        'role',
        'mount',
        'namespace',
        'wrapTtl',
        'metadata',
        'cidrList',
        'tokenBoundCidrs',
        'ttl',
        'numUses',
        'triggers',
        'secretIdWo',
      ],
      severity: 'warning',
      says: 'Another secret id replaces this one',
      why: 'Machines that log in by the old one are refused until they have the new one.',
    },
    {
      on: ['delete'],
      severity: 'warning',
      says: 'Machines can no longer log in by the secret id',
      why: 'Tokens that it has logged in for stay valid until they end.',
    },
  ],
  unremarkable: {
    secretIdWoVersion: 'it only decides when another secret id is given',
    renewBefore: 'it only decides when another secret id is made',
    recreateWhenGone: 'it only decides whether another secret id is made',
  },
};

/** The role's own limits are not known here; they may be stricter. */
function lastsEverywhere({ after }: ObjectChange): Remark[] {
  // A value that is not known yet is a symbol, not a number.
  const isEndless = [after.ttl, after.numUses].every((limit) => /^0+[a-z]?$/.test(String(limit ?? 0)));
  const networks = Array.isArray(after.cidrList) ? after.cidrList : [];
  if (!isEndless || networks.length > 0) return [];
  return [
    {
      severity: 'danger',
      says: 'The secret id has no end of its own, and works from everywhere',
      why: 'Unless the role limits it, anyone who gets it can log in for ever.',
    },
  ];
}
