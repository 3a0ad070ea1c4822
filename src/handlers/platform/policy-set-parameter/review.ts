import type { ResourceReview } from '../../../definition/review-rule';

const DEFAULTS = 'The policies fall back to their defaults, which may let other runs pass.';

/** The effects of a parameter's changes on the policies that read it. */
export const policySetParameterReview: ResourceReview = {
  rules: [
    {
      attribute: 'sensitive',
      when: 'becomes',
      is: false,
      severity: 'danger',
      says: 'The value is no longer hidden',
      why: 'Everyone who can read the policy set can read the value.',
    },
    {
      attribute: 'sensitive',
      when: 'becomes',
      is: true,
      severity: 'note',
      says: 'The value is hidden',
      why: 'The service never shows it again, and changes of it outside of Terraform are not detected.',
    },
    {
      attribute: 'sensitiveValue',
      when: 'sent',
      severity: 'warning',
      says: 'The value of the parameter changes',
      why: 'The policies may give other results in every workspace of the policy set.',
    },
    {
      attribute: 'value',
      when: 'changes',
      severity: 'warning',
      says: 'The value of the parameter changes',
      why: 'The policies may give other results in every workspace of the policy set.',
    },
    {
      attribute: 'key',
      when: 'changes',
      severity: 'warning',
      says: 'The parameter is renamed',
      why: DEFAULTS,
    },
    {
      on: ['delete', 'replace'],
      about: ['policySetId'],
      severity: 'warning',
      says: 'The parameter is removed',
      why: DEFAULTS,
    },
  ],
  unremarkable: {
    valueWo: 'plans do not contain it: the counter and the version show that it is sent',
    valueWoVersion: 'the rule about the value covers it',
  },
};
