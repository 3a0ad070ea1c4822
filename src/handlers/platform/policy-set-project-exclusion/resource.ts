import type { policySetProjectExclusion } from './definition';
import { attachmentResource } from '../shared/policy-sets/policy-set-attachment';

export const policySetProjectExclusionResource = attachmentResource<typeof policySetProjectExclusion>({
  which: 'excludedProjectIds',
  member: 'projectId',
});
