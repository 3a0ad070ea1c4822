import type { ResourceReview } from '../../../definition/review-rule';
import { documentRules } from '../shared/key-value/review';

/** The review rules of key-value secrets of version 1. */
export const kvSecretV1Review: ResourceReview = {
  rules: [
    ...documentRules,
    {
      on: ['delete', 'replace'],
      about: ['mount', 'name'],
      severity: 'danger',
      says: 'The secret is lost',
      why: 'A mount of version 1 keeps no earlier versions.',
    },
  ],
  unremarkable: {
    dataWo: 'the rule of `data` covers it',
    dataWoVersion: 'it only decides when the document is sent',
  },
};
