import type { policySetWorkspaceExclusion, policySetWorkspaceExclusionList } from './definition';
import { attachmentListResource } from '../shared/policy-sets/policy-set-attachment';

export const policySetWorkspaceExclusionListResource = attachmentListResource<
  typeof policySetWorkspaceExclusionList,
  typeof policySetWorkspaceExclusion
>({
  which: 'excludedWorkspaceIds',
  member: 'workspaceId',
});
