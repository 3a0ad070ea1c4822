import type { ResourceReview } from '../../../definition/review-rule';

/** Review rules for the default key of a certificate authority. */
export const pkiKeysConfigReview: ResourceReview = {
  rules: [
    {
      attribute: 'default',
      when: 'changes',
      severity: 'warning',
      says: 'Another key is used where a request names none',
      why: 'Issuers keep their keys: only requests for new ones are affected.',
    },
    {
      on: ['delete', 'replace'],
      about: ['mount'],
      severity: 'note',
      says: 'The service keeps the default key until the key is deleted',
      why: 'A default cannot be removed.',
    },
  ],
  unremarkable: {},
};
