import type { ResourceReview } from '../../../definition/review-rule';

/** The review rules of aliases of entities. */
export const identityEntityAliasReview: ResourceReview = {
  rules: [
    {
      attribute: ['name', 'mountAccessor', 'canonicalId'],
      when: 'changes',
      severity: 'danger',
      says: 'Other logins get the policies of the entity',
      why: 'Anyone who logs in by the name at the method is the entity from then on.',
    },
    {
      on: ['create'],
      about: ['name', 'mountAccessor', 'canonicalId'],
      severity: 'note',
      says: 'Anyone who logs in by this name is the entity',
      why: 'The policies of the entity and of its groups are added to those of the login.',
    },
    {
      on: ['delete', 'replace'],
      about: ['namespace'],
      severity: 'warning',
      says: 'Logins by the name are no longer the entity',
      why: 'The next one makes an entity of its own, without policies and groups.',
    },
  ],
  unremarkable: { customMetadata: 'only templates of policies refer to it' },
};
