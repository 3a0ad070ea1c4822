import type { ResourceReview } from '../../../definition/review-rule';

/** The effects of the membership on runs. */
export const policySetProjectExclusionReview: ResourceReview = {
  rules: [
    {
      on: ['create'],
      severity: 'danger',
      says: 'A project is excluded from the policy set',
      why: 'An exclusion wins over everything else, even over `global`: runs there pass without the policies.',
    },
    {
      on: ['delete', 'replace'],
      about: ['policySetId', 'projectId'],
      severity: 'warning',
      says: 'An exclusion from the policy set ends',
      why: 'Runs there that used to pass may be stopped.',
    },
  ],
  unremarkable: {},
};
