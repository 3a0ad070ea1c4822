import type { ResourceReview } from '../../../definition/review-rule';

const CUT_OFF = 'Their configurations that use the modules can no longer be initialized.';

/** What a change of the consumers means to the organizations on both sides. */
export const adminModuleConsumersReview: ResourceReview = {
  rules: [
    { attribute: 'consumers', when: 'loses', severity: 'danger', says: 'Organizations may no longer use the modules', why: CUT_OFF },
    {
      attribute: 'consumers', when: 'gains', on: ['create', 'update', 'replace'], severity: 'warning', says: 'Further organizations may use the modules',
      why: 'The code of the modules becomes readable there.',
    },
    {
      attribute: 'globalModuleSharing', when: 'becomes', is: true, on: ['update'], severity: 'danger', says: 'All organizations may use the modules',
      why: 'Their code becomes readable to every organization of the site, whoever is a consumer.',
    },
    {
      attribute: 'globalModuleSharing', when: 'becomes', is: false, on: ['update'], severity: 'warning', says: 'Sharing with all organizations ends',
      why: 'Whoever used the modules without being a consumer can no longer initialize.',
    },
    { attribute: 'organization', when: 'changes', severity: 'danger', says: 'The consumers are removed, and set for another organization', why: CUT_OFF },
    {
      on: ['delete', 'replace'],
      judge: ({ before }) => (Array.isArray(before.consumers) && before.consumers.length > 0
        ? [{ severity: 'danger', says: 'Organizations may no longer use the modules', items: before.consumers, why: CUT_OFF }]
        : []),
    },
  ],
  unremarkable: {},
};
