import type { ResourceReview } from '../../../definition/review-rule';

/** Review rules for rotations of platform tokens. */
export const platformTokenRotationReview: ResourceReview = {
  rules: [
    {
      on: ['create', 'replace'],
      about: ['mount', 'role', 'triggers'],
      severity: 'danger',
      says: 'The token of the organization or the team is replaced, and the current one is revoked',
      why: 'Every system that uses the current token loses access to the platform immediately.',
    },
  ],
  unremarkable: {},
};
