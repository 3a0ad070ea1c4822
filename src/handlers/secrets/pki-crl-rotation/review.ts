import type { ResourceReview } from '../../../definition/review-rule';

/** Review rules for rebuilds of revocation lists. */
export const pkiCrlRotationReview: ResourceReview = {
  rules: [
    {
      on: ['create', 'replace'],
      about: ['mount', 'delta', 'triggers'],
      severity: 'note',
      says: 'The revocation lists are rebuilt',
      why: 'Revocations that were not published yet take effect for those who check the lists.',
    },
  ],
  unremarkable: {},
};
