import type { variableSetWorkspace, variableSetWorkspaceList } from './definition';
import type { ListResourceHandlers } from '../../contract';
import { attachmentListResource } from '../shared/attachments/attachment';
import { ATTACHING } from '../shared/variable-sets/variable-set-attachment';

export const variableSetWorkspaceListResource: ListResourceHandlers<
  typeof variableSetWorkspaceList,
  typeof variableSetWorkspace
> = attachmentListResource(ATTACHING, {
  which: 'workspaceIds',
  member: 'workspaceId',
});
