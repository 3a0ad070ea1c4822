import type { ResourceReview } from '../../../definition/review-rule';
import { tokenFieldReviewRules } from '../shared/auth/token-review';

/** The review rules of users. */
export const userpassUserReview: ResourceReview = {
  rules: [
    {
      attribute: 'password',
      when: 'sent',
      severity: 'warning',
      says: 'The user has another password',
      why: 'Logins with the former one are refused. Tokens that were issued before stay valid until they expire.',
    },
    ...tokenFieldReviewRules,
    {
      on: ['delete', 'replace'],
      about: ['username', 'mount', 'namespace'],
      severity: 'note',
      says: 'The user can no longer log in',
      why: 'The entity and its aliases stay, and tokens that were issued before are valid until they expire.',
    },
  ],
  unremarkable: {
    passwordWo: 'the rule of `password` covers it',
    passwordWoVersion: 'it only decides when the password is sent',
  },
};
