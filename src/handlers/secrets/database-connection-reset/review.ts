import type { ResourceReview } from '../../../definition/review-rule';

/** What a reset means to those who use the connection. */
export const databaseConnectionResetReview: ResourceReview = {
  rules: [
    {
      on: ['create', 'replace'], about: ['mount', 'name', 'triggers'], severity: 'note', says: 'The connection is closed and opened again',
      why: 'Whoever asks for credentials in this moment waits, or is refused.',
    },
  ],
  unremarkable: {},
};
