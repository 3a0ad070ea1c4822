import { defineAdoption } from '../../../definition/adoption';

/** Existing policy sets become code together with their members. */
export const policySetWorkspaceExclusionAdoption = defineAdoption({
  type: 'lintel_policy_set_workspace_exclusion',
  things: 'workspace exclusions of policy sets',
  search: { by: 'nothing', because: 'a policy set is adopted with all of its workspace exclusions' },
});
