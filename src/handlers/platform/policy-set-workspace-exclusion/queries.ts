import type { policySetWorkspaceExclusion, policySetWorkspaceExclusionList } from './definition';
import type { ListResourceHandlers } from '../../contract';
import { attachmentListResource } from '../shared/attachments/attachment';
import { ATTACHING } from '../shared/policy-sets/policy-set-attachment';

export const policySetWorkspaceExclusionListResource: ListResourceHandlers<
  typeof policySetWorkspaceExclusionList,
  typeof policySetWorkspaceExclusion
> = attachmentListResource(ATTACHING, {
  which: 'excludedWorkspaceIds',
  member: 'workspaceId',
});
