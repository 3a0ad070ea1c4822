import type { policySetWorkspace } from './definition';
import { attachmentResource } from '../shared/policy-sets/policy-set-attachment';

export const policySetWorkspaceResource = attachmentResource<typeof policySetWorkspace>({
  which: 'workspaceIds',
  member: 'workspaceId',
});
