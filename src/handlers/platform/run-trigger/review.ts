import type { ResourceReview } from '../../../definition/review-rule';

/** The effects of run triggers on the workspaces whose runs they start. */
export const runTriggerReview: ResourceReview = {
  rules: [
    {
      on: ['create', 'replace'],
      about: ['workspaceId', 'sourceableId'],
      severity: 'warning',
      says: 'Applies in one workspace start runs of another',
      why: 'If that one applies by itself, nobody confirms what these runs do.',
    },
    {
      on: ['delete', 'replace'],
      about: ['workspaceId', 'sourceableId'],
      severity: 'note',
      says: 'Runs no longer start after applies in the other workspace',
      why: 'What depends on its results is not updated by itself.',
    },
  ],
  unremarkable: {},
};
