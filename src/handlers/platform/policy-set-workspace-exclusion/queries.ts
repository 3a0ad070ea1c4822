import type { ListResourceHandlers } from '../../contract';
import { attachmentListResource } from '../shared/attachments/attachment';
import { ATTACHING } from '../shared/policy-sets/policy-set-attachment';
import type { policySetWorkspaceExclusion, policySetWorkspaceExclusionList } from './definition';

export const policySetWorkspaceExclusionListResource: ListResourceHandlers<
  typeof policySetWorkspaceExclusionList,
  typeof policySetWorkspaceExclusion
> = attachmentListResource(ATTACHING, {
  which: 'excludedWorkspaceIds',
  member: 'workspaceId',
});
