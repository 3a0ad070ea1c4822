import type { policySetWorkspace, policySetWorkspaceList } from './definition';
import { attachmentListResource } from '../shared/policy-sets/policy-set-attachment';

export const policySetWorkspaceListResource = attachmentListResource<
  typeof policySetWorkspaceList,
  typeof policySetWorkspace
>({
  which: 'workspaceIds',
  member: 'workspaceId',
});
