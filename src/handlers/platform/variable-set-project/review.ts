import type { ResourceReview } from '../../../definition/review-rule';

/** The effects of the attachment on runs. */
export const variableSetProjectReview: ResourceReview = {
  rules: [
    {
      on: ['create'],
      severity: 'warning',
      says: 'The variables of a set count in an additional project',
      why: 'Runs there can read the values, and may change or destroy something else.',
    },
    {
      on: ['delete', 'replace'],
      about: ['variableSetId', 'projectId'],
      severity: 'danger',
      says: 'The variables of a set no longer count in a project',
      why: 'Runs there lack the values, or use others.',
    },
  ],
  unremarkable: {},
};
