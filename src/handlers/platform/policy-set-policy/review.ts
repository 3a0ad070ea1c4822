import type { ResourceReview } from '../../../definition/review-rule';

/** The effects of the membership on runs. */
export const policySetPolicyReview: ResourceReview = {
  rules: [
    {
      on: ['create'],
      severity: 'warning',
      says: 'The policy set has an additional policy',
      why: 'Runs that used to pass may be stopped.',
    },
    {
      on: ['delete', 'replace'],
      about: ['policySetId', 'policyId'],
      severity: 'danger',
      says: 'A policy is removed from the policy set',
      why: 'Runs are no longer checked by it here, and nowhere if no other policy set contains it.',
    },
  ],
  unremarkable: {},
};
