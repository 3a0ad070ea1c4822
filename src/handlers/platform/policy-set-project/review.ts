import type { ResourceReview } from '../../../definition/review-rule';

/** The effects of the membership on runs. */
export const policySetProjectReview: ResourceReview = {
  rules: [
    {
      on: ['create'],
      severity: 'warning',
      says: 'The policy set is attached to an additional project',
      why: 'Runs there that used to pass may be stopped.',
    },
    {
      on: ['delete', 'replace'],
      about: ['policySetId', 'projectId'],
      severity: 'danger',
      says: 'The policy set is detached from a project',
      why: 'Runs there pass without its policies.',
    },
  ],
  unremarkable: {},
};
