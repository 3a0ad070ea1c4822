import type { ResourceHandlers } from '../../contract';
import { attachmentResource } from '../shared/attachments/attachment';
import { ATTACHING } from '../shared/policy-sets/policy-set-attachment';
import type { policySetWorkspace } from './definition';

export const policySetWorkspaceResource: ResourceHandlers<typeof policySetWorkspace> = attachmentResource(ATTACHING, {
  which: 'workspaceIds',
  member: 'workspaceId',
});
