import type { ResourceReview } from '../../../definition/review-rule';

/** The effects of the membership on runs. */
export const policySetWorkspaceReview: ResourceReview = {
  rules: [
    {
      on: ['create'],
      severity: 'warning',
      says: 'The policy set is attached to an additional workspace',
      why: 'Runs there that used to pass may be stopped.',
    },
    {
      on: ['delete', 'replace'],
      about: ['policySetId', 'workspaceId'],
      severity: 'danger',
      says: 'The policy set is detached from a workspace',
      why: 'Runs there pass without its policies.',
    },
  ],
  unremarkable: {},
};
