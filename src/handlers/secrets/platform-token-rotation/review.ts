import type { ResourceReview } from '../../../definition/review-rule';

/** What rotating a token means to those who hold it. */
export const platformTokenRotationReview: ResourceReview = {
  rules: [
    {
      on: ['create', 'replace'], about: ['mount', 'role', 'triggers'], severity: 'danger', says: 'The token of the organization or the team is replaced, and the one before revoked',
      why: 'Every system that holds the one before loses its access to the platform at once.',
    },
  ],
  unremarkable: {},
};
