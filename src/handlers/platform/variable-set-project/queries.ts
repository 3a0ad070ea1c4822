import type { ListResourceHandlers } from '../../contract';
import { attachmentListResource } from '../shared/attachments/attachment';
import { ATTACHING } from '../shared/variable-sets/variable-set-attachment';
import type { variableSetProject, variableSetProjectList } from './definition';

export const variableSetProjectListResource: ListResourceHandlers<
  typeof variableSetProjectList,
  typeof variableSetProject
> = attachmentListResource(ATTACHING, {
  which: 'projectIds',
  member: 'projectId',
});
