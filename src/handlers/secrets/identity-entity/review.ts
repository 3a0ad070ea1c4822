import type { ResourceReview } from '../../../definition/review-rule';
import { identityPolicyRules } from '../shared/identity/identity-review';

/** The review rules of entities. */
export const identityEntityReview: ResourceReview = {
  rules: [
    ...identityPolicyRules('the entity'),
    {
      attribute: 'disabled',
      when: 'becomes',
      is: false,
      severity: 'danger',
      says: 'The entity can log in again',
      why: 'Its tokens that have not ended work again, too.',
    },
    {
      attribute: 'disabled',
      when: 'becomes',
      is: true,
      on: ['create', 'update', 'replace'],
      severity: 'warning',
      says: 'The entity is locked out',
      why: 'Its logins and its tokens are refused at once.',
    },
    {
      attribute: 'metadata',
      when: 'changes',
      severity: 'note',
      says: 'Policies whose templates refer to the metadata decide otherwise',
      why: 'They are filled in with each request.',
    },
    {
      on: ['delete', 'replace'],
      about: ['namespace'],
      severity: 'danger',
      says: 'All tokens of the entity end at once',
      why: 'It leaves its groups, its aliases go with it, and the next login makes an entity without policies.',
    },
  ],
  unremarkable: { name: 'the id stays, and policies and groups refer to that' },
};
