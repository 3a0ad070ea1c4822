import type { ResourceReview } from '../../../definition/review-rule';

/** The effects of a key's changes on the runs that fetch modules with it. */
export const sshKeyReview: ResourceReview = {
  rules: [
    {
      attribute: 'value',
      when: 'sent',

      severity: 'warning',
      says: 'The private key changes',
      why: 'Runs fetch modules with another key, which repositories must know.',
    },
    {
      on: ['delete', 'replace'],
      about: ['organization'],
      severity: 'danger',
      says: 'The SSH key is deleted',
      why: 'Runs of the workspaces that use it can no longer fetch their modules.',
    },
  ],
  unremarkable: {
    name: 'workspaces refer to the key by its ID',
    valueWo: 'plans do not contain it: the counter and the version show that it is sent',
    valueWoVersion: 'the rule about the value covers it',
  },
};
