import type { ResourceReview } from '../../../definition/review-rule';

/** The review rules of namespaces. */
export const namespaceReview: ResourceReview = {
  rules: [
    {
      on: ['delete', 'replace'],
      about: ['path', 'namespace'],
      severity: 'danger',
      says: 'The namespace is destroyed with everything in it',
      why: 'Its tokens and leases end at once, and its mounts, policies and secrets cannot be restored.',
    },
    {
      attribute: 'forceDestroy',
      when: 'becomes',
      is: true,
      severity: 'danger',
      says: 'The namespace can be destroyed with everything in it',
      why: 'A later destroy or replacement no longer looks for mounts and policies, which cannot be restored.',
    },
    {
      attribute: 'customMetadata',
      when: 'changes',
      severity: 'warning',
      says: 'The metadata of the namespace change',
      why: 'Tools that assign namespaces to teams or costs read them.',
    },
  ],
  unremarkable: {},
};
