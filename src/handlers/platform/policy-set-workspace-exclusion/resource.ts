import type { policySetWorkspaceExclusion } from './definition';
import { attachmentResource } from '../shared/policy-sets/policy-set-attachment';

export const policySetWorkspaceExclusionResource = attachmentResource<typeof policySetWorkspaceExclusion>({
  which: 'excludedWorkspaceIds',
  member: 'workspaceId',
});
