import type { ObjectChange, Remark, ReviewRule } from '../../../../definition/review-rule';
import { usersOf } from '../dependent-roles';

/** The review rules shared by issuers and roots. */
export const issuerReviewRules: readonly ReviewRule[] = [
  { on: ['delete', 'replace'], about: ['id'], judge: roleUsers },
  { on: ['update', 'replace'], about: ['usage'], judge: lostRevocation },
  {
    attribute: 'usage',
    when: 'gains',
    any: ['issuing-certificates'],
    severity: 'warning',
    says: 'The issuer can issue certificates',
    why: 'Roles that refer to it issue certificates that everybody who trusts it accepts.',
  },
  {
    attribute: 'usage',
    when: 'changes',
    severity: 'note',
    says: 'The usages of the issuer change',
    why: 'Requests that need a usage which it lacks are refused.',
  },
  {
    attribute: 'leafNotAfterBehavior',
    when: 'becomes',
    is: 'permit',
    on: ['create', 'update', 'replace'],
    severity: 'warning',
    says: 'Certificates can outlive the issuer',
    why: 'Clients reject a certificate whose issuer has ended, whatever its own validity is.',
  },
  {
    attribute: 'leafNotAfterBehavior',
    when: 'changes',
    severity: 'note',
    says: 'Requests for certificates that would outlive the issuer are handled in another way',
    why: 'Such requests may now be refused or shortened.',
  },
  {
    attribute: 'manualChain',
    when: 'changes',
    severity: 'warning',
    says: 'The chain of the issuer changes',
    why: 'Clients get other certificates on the way to the root, and may not trust them.',
  },
  {
    attribute: 'issuerName',
    when: 'changes',
    severity: 'note',
    says: 'The issuer gets another name',
    why: 'Roles and requests that use the earlier name are refused.',
  },
  {
    attribute: [
      'issuingCertificates',
      'crlDistributionPoints',
      'deltaCrlDistributionPoints',
      'ocspServers',
      'enableAiaUrlTemplating',
    ],
    when: 'changes',
    severity: 'warning',
    says: 'Certificates that are issued from now on contain other URLs',
    why: 'Clients ask there whether a certificate is revoked.',
  },
  {
    attribute: [
      'disableCriticalExtensionChecks',
      'disablePathLengthChecks',
      'disableNameChecks',
      'disableNameConstraintChecks',
    ],
    when: 'becomes',
    is: true,
    on: ['create', 'update', 'replace'],
    severity: 'warning',
    says: 'The issuer issues certificates that clients may reject',
    why: 'The service no longer checks whether the chain of the issuer allows them.',
  },
];

/** Inputs whose changes have no consequences. */
export const unremarkableIssuer = {
  revocationSignatureAlgorithm: 'clients verify revocation lists of every algorithm that the service offers',
} as const;

function lostRevocation({ before, after }: ObjectChange): Remark[] {
  const has = (usage: unknown) => Array.isArray(usage) && usage.includes('crl-signing');
  return has(before.usage) && Array.isArray(after.usage) && !has(after.usage)
    ? [
        {
          attribute: 'usage',
          severity: 'danger',
          says: 'The issuer no longer signs revocation lists',
          why: 'Clients do not learn any more which of its certificates are revoked.',
        },
      ]
    : [];
}

/** Roles of the plan that name the issuer by its id or its name. */
function roleUsers(change: ObjectChange): Remark[] {
  const { before } = change;
  const named = (reference: unknown): string[] =>
    typeof reference === 'string' && reference !== ''
      ? usersOf({ ...change, before: { ...before, name: reference } }, 'issuerRef', ['lintel_pki_role'])
      : [];
  const users = [...named(before.issuerId), ...named(before.issuerName)];
  return users.length === 0
    ? []
    : [
        {
          attribute: 'id',
          severity: 'danger',
          says: `Roles of this plan refer to the issuer: ${users.join(', ')}`,
          why: 'They can issue nothing once it is gone.',
        },
      ];
}
