import type { ResourceReview } from '../../../definition/review-rule';

/** The effects of the membership on runs. */
export const policySetWorkspaceExclusionReview: ResourceReview = {
  rules: [
    {
      on: ['create'],
      severity: 'danger',
      says: 'A workspace is excluded from the policy set',
      why: 'An exclusion wins over everything else, even over `global`: runs there pass without the policies.',
    },
    {
      on: ['delete', 'replace'],
      about: ['policySetId', 'workspaceId'],
      severity: 'warning',
      says: 'An exclusion from the policy set ends',
      why: 'Runs there that used to pass may be stopped.',
    },
  ],
  unremarkable: {},
};
