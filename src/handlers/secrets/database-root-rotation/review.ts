import type { ResourceReview } from '../../../definition/review-rule';

/** What rotating the root password means to whoever else knows it. */
export const databaseRootRotationReview: ResourceReview = {
  rules: [
    {
      on: ['create', 'replace'], about: ['mount', 'name', 'triggers'], severity: 'danger', says: 'The password of the root user is rotated',
      why: 'The service alone knows the one that comes: whoever else acts as this user is locked out, and nobody can read it.',
    },
  ],
  unremarkable: {},
};
