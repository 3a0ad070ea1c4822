import type { ListResourceHandlers } from '../../contract';
import { attachmentListResource } from '../shared/attachments/attachment';
import { ATTACHING } from '../shared/variable-sets/variable-set-attachment';
import type { variableSetWorkspace, variableSetWorkspaceList } from './definition';

export const variableSetWorkspaceListResource: ListResourceHandlers<
  typeof variableSetWorkspaceList,
  typeof variableSetWorkspace
> = attachmentListResource(ATTACHING, {
  which: 'workspaceIds',
  member: 'workspaceId',
});
