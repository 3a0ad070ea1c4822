import type { policySetProjectExclusion, policySetProjectExclusionList } from './definition';
import { attachmentListResource } from '../shared/policy-sets/policy-set-attachment';

export const policySetProjectExclusionListResource = attachmentListResource<
  typeof policySetProjectExclusionList,
  typeof policySetProjectExclusion
>({
  which: 'excludedProjectIds',
  member: 'projectId',
});
