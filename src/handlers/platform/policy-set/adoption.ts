import { defineAdoption } from '../../../definition/adoption';

/** How existing policy sets become code. */
export const policySetAdoption = defineAdoption({
  type: 'lintel_policy_set',
  things: 'policy sets',
  search: { by: 'list', scope: 'organization', argument: 'organization' },
  named: ['name'],
  qualifiers: ['organization'],
  defaultsBy: {
    by: 'kind',
    of: {
      sentinel_framework: { agentEnabled: false },
      sentinel: { agentEnabled: true },
      opa: { agentEnabled: true },
    },
  },
});
