import { defineAdoption } from '../../../definition/adoption';

/** How existing parameters of policy sets become code. */
export const policySetParameterAdoption = defineAdoption({
  type: 'lintel_policy_set_parameter',
  things: 'policy set parameters',
  search: { by: 'list', scope: { object: 'lintel_policy_set', known: 'id' }, argument: 'policySetId' },
  named: ['policySetId', 'key'],
  references: { policySetId: { type: 'lintel_policy_set', attribute: 'id' } },
});
