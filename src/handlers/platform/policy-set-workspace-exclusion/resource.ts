import type { ResourceHandlers } from '../../contract';
import { attachmentResource } from '../shared/attachments/attachment';
import { ATTACHING } from '../shared/policy-sets/policy-set-attachment';
import type { policySetWorkspaceExclusion } from './definition';

export const policySetWorkspaceExclusionResource: ResourceHandlers<typeof policySetWorkspaceExclusion> =
  attachmentResource(ATTACHING, {
    which: 'excludedWorkspaceIds',
    member: 'workspaceId',
  });
