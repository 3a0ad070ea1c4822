import type { ResourceReview } from '../../../definition/review-rule';

/** Review rules for rotations of static roles. */
export const databaseRoleRotationReview: ResourceReview = {
  rules: [
    {
      on: ['create', 'replace'],
      about: ['mount', 'role', 'triggers'],
      severity: 'danger',
      says: 'The credential of the static role is rotated immediately',
      why: 'Clients that use the current credential are locked out until they read the new one.',
    },
  ],
  unremarkable: {},
};
