import type { ResourceHandlers } from '../../contract';
import { attachmentResource } from '../shared/attachments/attachment';
import { ATTACHING } from '../shared/variable-sets/variable-set-attachment';
import type { variableSetWorkspace } from './definition';

export const variableSetWorkspaceResource: ResourceHandlers<typeof variableSetWorkspace> = attachmentResource(
  ATTACHING,
  {
    which: 'workspaceIds',
    member: 'workspaceId',
  },
);
