import type { ResourceReview } from '../../../definition/review-rule';

/** Review rules for revocations of certificates. */
export const pkiCertificateRevocationReview: ResourceReview = {
  rules: [
    {
      on: ['create', 'replace'],
      about: ['mount', 'serialNumber', 'certificate', 'triggers'],
      severity: 'danger',
      says: 'A certificate is revoked, which cannot be undone',
      why: 'Those who check revocations reject it: what uses it stops working unless it has another one.',
    },
  ],
  unremarkable: {},
};
