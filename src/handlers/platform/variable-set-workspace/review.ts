import type { ResourceReview } from '../../../definition/review-rule';

/** The effects of the attachment on runs. */
export const variableSetWorkspaceReview: ResourceReview = {
  rules: [
    {
      on: ['create'],
      severity: 'warning',
      says: 'The variables of a set count in an additional workspace',
      why: 'Runs there can read the values, and may change or destroy something else.',
    },
    {
      on: ['delete', 'replace'],
      about: ['variableSetId', 'workspaceId'],
      severity: 'danger',
      says: 'The variables of a set no longer count in a workspace',
      why: 'Runs there lack the values, or use others.',
    },
  ],
  unremarkable: {},
};
