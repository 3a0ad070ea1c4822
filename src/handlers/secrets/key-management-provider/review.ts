import type { ResourceReview } from '../../../definition/review-rule';

/** What a change of a key store means to those whose keys are in it. */
export const keyManagementProviderReview: ResourceReview = {
  rules: [
    { attribute: 'keyCollection', when: 'changes', severity: 'danger', says: 'Keys are distributed to another store', why: 'What decrypts with the store before gets no new version of a key any more.' },
    { attribute: 'credentials', when: 'sent', severity: 'warning', says: 'The credentials of the store are sent or cleared', why: 'What they may not do, the engine cannot do: a rotation that fails leaves old keys in use.' },
    { on: ['delete', 'replace'], about: ['mount', 'name', 'kmsProvider'], severity: 'warning', says: 'The engine no longer reaches the store', why: 'Keys that are there stay there, and nobody rotates them; while some are distributed the service refuses it.' },
  ],
  unremarkable: {
    credentialsWo: 'it is in no plan: the counter and the version tell that it is sent',
    credentialsWoVersion: 'the rule about the credentials sees it',
  },
};
