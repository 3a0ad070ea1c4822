import type { ResourceReview } from '../../../definition/review-rule';

/** Review rules for the default issuer of a certificate authority. */
export const pkiIssuersConfigReview: ResourceReview = {
  rules: [
    {
      attribute: 'default',
      when: 'changes',
      severity: 'danger',
      says: 'Another issuer signs everything that names none',
      why: 'Clients that do not trust its chain reject the certificates that are issued from now on. Those issued before stay valid.',
    },
    {
      attribute: 'defaultFollowsLatestIssuer',
      when: 'becomes',
      is: true,
      on: ['create', 'update', 'replace'],
      severity: 'warning',
      says: 'Each issuer that is generated or imported becomes the default',
      why: 'It signs at once, before anybody trusts it.',
    },
    {
      attribute: 'defaultFollowsLatestIssuer',
      when: 'changes',
      severity: 'note',
      says: 'The default issuer no longer changes by itself',
      why: 'A new issuer signs only what names it.',
    },
    {
      on: ['delete', 'replace'],
      about: ['mount'],
      severity: 'note',
      says: 'The service keeps the default issuer until the issuer is deleted',
      why: 'A default cannot be removed.',
    },
  ],
  unremarkable: {},
};
