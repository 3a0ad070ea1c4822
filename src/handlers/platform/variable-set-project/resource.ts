import type { ResourceHandlers } from '../../contract';
import { attachmentResource } from '../shared/attachments/attachment';
import { ATTACHING } from '../shared/variable-sets/variable-set-attachment';
import type { variableSetProject } from './definition';

export const variableSetProjectResource: ResourceHandlers<typeof variableSetProject> = attachmentResource(ATTACHING, {
  which: 'projectIds',
  member: 'projectId',
});
