import type { ListResourceHandlers } from '../../contract';
import { attachmentListResource } from '../shared/attachments/attachment';
import { ATTACHING } from '../shared/policy-sets/policy-set-attachment';
import type { policySetProject, policySetProjectList } from './definition';

export const policySetProjectListResource: ListResourceHandlers<typeof policySetProjectList, typeof policySetProject> =
  attachmentListResource(ATTACHING, {
    which: 'projectIds',
    member: 'projectId',
  });
