import { defineAdoption } from '../../../definition/adoption';

/** Existing policy sets become code together with their members. */
export const policySetProjectExclusionAdoption = defineAdoption({
  type: 'lintel_policy_set_project_exclusion',
  things: 'project exclusions of policy sets',
  search: { by: 'nothing', because: 'a policy set is adopted with all of its project exclusions' },
});
