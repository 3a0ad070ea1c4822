import type { ResourceReview } from '../../../definition/review-rule';

/** The effects of a variable set's changes on the runs to which it applies. */
export const variableSetReview: ResourceReview = {
  rules: [
    {
      attribute: 'global',
      when: 'becomes',
      is: true,
      on: ['create', 'update', 'replace'],
      severity: 'danger',
      says: 'The variables count in every workspace of the organization',
      why: 'Runs of all of them can read the values, and may change or destroy something else.',
    },
    {
      attribute: 'global',
      when: 'becomes',
      is: false,
      severity: 'danger',
      says: 'The variables no longer count in every workspace',
      why: 'Runs lack the values, or use others.',
    },
    {
      attribute: 'priority',
      when: 'changes',
      severity: 'danger',
      says: 'Other values win in workspaces that have the same variables',
      why: 'The next runs may change or destroy something else.',
    },
    {
      attribute: ['workspaceIds', 'projectIds'],
      when: 'loses',
      severity: 'danger',
      says: 'The variables no longer count there',
      why: 'Runs lack the values, or use others.',
    },
    {
      attribute: ['workspaceIds', 'projectIds'],
      when: 'gains',
      severity: 'warning',
      says: 'The variables also count there',
      why: 'Runs can read the values, and may change or destroy something else.',
    },
    {
      attribute: 'name',
      when: 'changes',
      severity: 'warning',
      says: 'The variable set is renamed',
      why: 'Of sets of one rank with a common variable, the one whose name sorts first counts.',
    },
    {
      on: ['delete', 'replace'],
      about: ['organization', 'parentProjectId'],
      severity: 'danger',
      says: 'The variable set is deleted',
      why: 'Runs of all workspaces in which it counts lack its values, or use others.',
    },
  ],
  unremarkable: { description: 'it is informational' },
};
