import type { ResourceReview } from '../../../definition/review-rule';

/** Review rules for connection resets. */
export const databaseConnectionResetReview: ResourceReview = {
  rules: [
    {
      on: ['create', 'replace'],
      about: ['mount', 'name', 'triggers'],
      severity: 'note',
      says: 'The connection is closed and opened again',
      why: 'Requests for credentials during the reset are delayed or rejected.',
    },
  ],
  unremarkable: {},
};
