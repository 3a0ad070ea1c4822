import type { ResourceReview } from '../../../definition/review-rule';

/** The effects of a key's changes on the runs that fetch modules with it. */
export const sshKeyReview: ResourceReview = {
  rules: [
    {
      on: ['delete', 'replace'],
      about: ['organization'],
      severity: 'danger',
      says: 'The SSH key is deleted',
      why: 'Runs of the workspaces that use it can no longer fetch their modules.',
    },
  ],
  unremarkable: {
    value: 'another key replaces the object',
    name: 'workspaces refer to the key by its ID',
    valueWo: 'another key replaces the object',
    valueWoVersion: 'the rule about the deletion covers it',
  },
};
