import type { ListResourceHandlers } from '../../contract';
import { attachmentListResource } from '../shared/attachments/attachment';
import { ATTACHING } from '../shared/policy-sets/policy-set-attachment';
import type { policySetProjectExclusion, policySetProjectExclusionList } from './definition';

export const policySetProjectExclusionListResource: ListResourceHandlers<
  typeof policySetProjectExclusionList,
  typeof policySetProjectExclusion
> = attachmentListResource(ATTACHING, {
  which: 'excludedProjectIds',
  member: 'projectId',
});
