import type { ResourceReview } from '../../../definition/review-rule';

/** What rotating a static role means to those who use its user. */
export const databaseRoleRotationReview: ResourceReview = {
  rules: [
    {
      on: ['create', 'replace'], about: ['mount', 'role', 'triggers'], severity: 'danger', says: 'The credential of the static role is rotated at once',
      why: 'Whoever uses the one that is in force now is locked out until it fetches the one that comes.',
    },
  ],
  unremarkable: {},
};
