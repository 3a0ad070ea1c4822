import type { ResourceReview } from '../../../definition/review-rule';

const CUT_OFF = 'Their configurations that use the modules can no longer be initialized.';

/** The effects of changed consumers on the organizations on both sides. */
export const adminModuleConsumersReview: ResourceReview = {
  rules: [
    {
      attribute: 'consumers',
      when: 'loses',
      severity: 'danger',
      says: 'Organizations may no longer use the modules',
      why: CUT_OFF,
    },
    {
      attribute: 'consumers',
      when: 'gains',
      on: ['create', 'update', 'replace'],
      severity: 'warning',
      says: 'Additional organizations may use the modules',
      why: 'Those organizations can read the code of the modules.',
    },
    {
      attribute: 'globalModuleSharing',
      when: 'becomes',
      is: true,
      on: ['update'],
      severity: 'danger',
      says: 'All organizations may use the modules',
      why: 'Every organization of the site can read their code, whether it is a consumer or not.',
    },
    {
      attribute: 'globalModuleSharing',
      when: 'becomes',
      is: false,
      on: ['update'],
      severity: 'warning',
      says: 'Sharing with all organizations ends',
      why: 'Configurations of organizations that are not consumers can no longer be initialized.',
    },
    {
      attribute: 'organization',
      when: 'changes',
      severity: 'danger',
      says: 'The consumers are removed and set for another organization',
      why: CUT_OFF,
    },
    {
      on: ['delete', 'replace'],
      judge: ({ before }) =>
        Array.isArray(before.consumers) && before.consumers.length > 0
          ? [
              {
                severity: 'danger',
                says: 'Organizations may no longer use the modules',
                items: before.consumers,
                why: CUT_OFF,
              },
            ]
          : [],
    },
  ],
  unremarkable: {},
};
