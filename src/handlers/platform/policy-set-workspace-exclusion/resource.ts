import type { policySetWorkspaceExclusion } from './definition';
import { attachmentResource } from '../shared/policy-set-attachment';

export const policySetWorkspaceExclusionResource = attachmentResource<typeof policySetWorkspaceExclusion>({
  which: 'excludedWorkspaceIds',
  member: 'workspaceId',
});
