import type { ResourceReview } from '../../../definition/review-rule';

/** Review rules for revocations of issuers. */
export const pkiIssuerRevocationReview: ResourceReview = {
  rules: [
    {
      on: ['create', 'replace'],
      about: ['mount', 'issuerRef', 'triggers'],
      severity: 'danger',
      says: 'An issuer is revoked, which cannot be undone',
      why: 'It issues nothing more, and certificates that it has issued are rejected where its revocation is known.',
    },
  ],
  unremarkable: {},
};
