import type { ResourceReview } from '../../../definition/review-rule';
import { tokenReviewRules } from '../shared/auth/token-review';

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
    ...tokenReviewRules,
    {
      on: ['create'],
      about: ['username'],
      severity: 'note',
      says: 'Anyone who knows the password can log in',
      why: 'A password can be guessed and passed on.',
    },
    {
      on: ['delete', 'replace'],
      about: ['username'],
      severity: 'note',
      says: 'The user can no longer log in',
      why: 'The entity and its aliases stay, and tokens that were issued before are valid until they expire.',
    },
  ],
  unremarkable: {},
};
