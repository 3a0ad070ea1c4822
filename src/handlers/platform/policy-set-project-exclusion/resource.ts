import type { ResourceHandlers } from '../../contract';
import { attachmentResource } from '../shared/attachments/attachment';
import { ATTACHING } from '../shared/policy-sets/policy-set-attachment';
import type { policySetProjectExclusion } from './definition';

export const policySetProjectExclusionResource: ResourceHandlers<typeof policySetProjectExclusion> = attachmentResource(
  ATTACHING,
  {
    which: 'excludedProjectIds',
    member: 'projectId',
  },
);
