import type { ResourceReview } from '../../../definition/review-rule';
import { tidyBuffers, tidySwitches } from '../shared/pki/tidy-attributes';

/** Review rules for tidy operations. */
export const pkiTidyReview: ResourceReview = {
  rules: [
    {
      on: ['create', 'replace'],
      about: ['mount', 'triggers', ...Object.keys(tidySwitches), ...Object.keys(tidyBuffers)],
      severity: 'warning',
      says: 'What has expired is removed from the authority',
      why: 'It cannot be restored, and certificates that were removed can no longer be looked up.',
    },
  ],
  unremarkable: {},
};
