import type { ListResourceHandlers } from '../../contract';
import { attachmentListResource } from '../shared/attachments/attachment';
import { ATTACHING } from '../shared/policy-sets/policy-set-attachment';
import type { policySetWorkspace, policySetWorkspaceList } from './definition';

export const policySetWorkspaceListResource: ListResourceHandlers<
  typeof policySetWorkspaceList,
  typeof policySetWorkspace
> = attachmentListResource(ATTACHING, {
  which: 'workspaceIds',
  member: 'workspaceId',
});
