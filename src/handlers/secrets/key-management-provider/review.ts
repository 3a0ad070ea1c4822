import type { ResourceReview } from '../../../definition/review-rule';

/** Review rules for key management providers. */
export const keyManagementProviderReview: ResourceReview = {
  rules: [
    {
      attribute: 'keyCollection',
      when: 'changes',
      severity: 'danger',
      says: 'Keys are distributed to another key store',
      why: 'Systems that use the previous key store receive no new key versions.',
    },
    {
      attribute: 'credentials',
      when: 'sent',
      severity: 'warning',
      says: 'The credentials of the key store are sent or cleared',
      why: 'The engine cannot do more than they allow. A failed rotation leaves old keys in use.',
    },
    {
      on: ['delete', 'replace'],
      about: ['mount', 'name', 'kmsProvider'],
      severity: 'warning',
      says: 'The engine no longer reaches the key store',
      why: 'Keys in the store stay there and are no longer rotated. The service rejects this while keys are distributed to it.',
    },
  ],
  unremarkable: {
    credentialsWo: 'it is not part of the plan: the counter and the version show that it is sent',
    credentialsWoVersion: 'the rule for the credentials covers it',
  },
};
