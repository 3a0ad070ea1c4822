import type { ResourceReview } from '../../../definition/review-rule';

/** The review rules of aliases of groups. */
export const identityGroupAliasReview: ResourceReview = {
  rules: [
    {
      attribute: 'name',
      when: 'matches',
      pattern: /^(?:\*|everyone|users|all|authenticated|domain users)$/i,
      on: ['create', 'update', 'replace'],
      severity: 'danger',
      says: 'Everybody who can log in may be a member',
      why: 'Most users of the auth method have a group of this name.',
    },
    {
      attribute: 'canonicalId',
      when: 'changes',
      severity: 'danger',
      says: 'The members get the policies of another group',
      why: 'Anyone who logs in with the group of the method is a member of that one from then on.',
    },
    {
      attribute: ['name', 'mountAccessor'],
      when: 'changes',
      severity: 'warning',
      says: 'Other logins are members of the group',
      why: 'Anyone who logs in with the named group of the method gets its policies.',
    },
    {
      on: ['create'],
      about: ['name', 'mountAccessor', 'canonicalId'],
      severity: 'warning',
      says: 'Anyone who logs in with the group of the method is a member',
      why: 'The auth method decides who that is.',
    },
    {
      on: ['delete', 'replace'],
      about: ['namespace'],
      severity: 'warning',
      says: 'The group has no members any more',
      why: 'Logins no longer become members, and lose the policies of the group when they are renewed.',
    },
  ],
  unremarkable: {},
};
