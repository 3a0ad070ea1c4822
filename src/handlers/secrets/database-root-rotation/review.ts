import type { ResourceReview } from '../../../definition/review-rule';

/** Review rules for rotations of root passwords. */
export const databaseRootRotationReview: ResourceReview = {
  rules: [
    {
      on: ['create', 'replace'],
      about: ['mount', 'name', 'triggers'],
      severity: 'danger',
      says: 'The password of the root user is rotated',
      why: 'Only the service knows the new password, and it cannot be read. Other clients that use this user are locked out.',
    },
  ],
  unremarkable: {},
};
