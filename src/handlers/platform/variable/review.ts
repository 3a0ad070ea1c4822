import type { ResourceReview } from '../../../definition/review-rule';

const RUNS = 'The next runs use it, and may change or destroy something else.';

/** The effects of a variable's changes on the runs to which it applies. */
export const variableReview: ResourceReview = {
  rules: [
    {
      attribute: 'sensitive',
      when: 'becomes',
      is: false,
      severity: 'danger',
      says: 'The value is no longer hidden',
      why: 'Everyone who may read variables reads the value, in plans, too.',
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
      says: 'The value of the variable changes',
      why: RUNS,
    },
    { attribute: 'value', when: 'changes', severity: 'warning', says: 'The value of the variable changes', why: RUNS },
    {
      attribute: 'hcl',
      when: 'changes',
      severity: 'warning',
      says: 'The value is read in another way',
      why: 'It is an expression or a text from now on.',
    },
    {
      attribute: 'key',
      when: 'changes',
      severity: 'warning',
      says: 'The variable is renamed',
      why: 'Runs no longer have the old one.',
    },
    {
      on: ['delete', 'replace'],
      about: ['workspaceId', 'variableSetId', 'category'],
      judge: ({ before }) => [
        isCredential(before.category, before.key)
          ? {
              severity: 'danger',
              says: 'A setting or a credential of runs is removed',
              why: 'Runs fail without it, or use another account.',
            }
          : {
              severity: 'warning',
              says: 'The variable is removed',
              why: 'Runs use the default of the configuration, or fail without a value.',
            },
      ],
    },
  ],
  unremarkable: {
    description: 'it is informational',
    valueWo: 'plans do not contain it: the counter and the version show that it is sent',
    valueWoVersion: 'the rule about the value covers it',
  },
};

/** Names of environment variables that clients of clouds and Terraform itself read. */
function isCredential(category: unknown, key: unknown): boolean {
  return category === 'env' && /TF_|TOKEN|SECRET|PASSWORD|CREDENTIAL|ACCESS_KEY|AWS_|ARM_|GOOGLE_/.test(String(key));
}
