import type { ResourceHandlers } from '../../contract';
import { attachmentResource } from '../shared/attachments/attachment';
import { ATTACHING } from '../shared/policy-sets/policy-set-attachment';
import type { policySetProject } from './definition';

export const policySetProjectResource: ResourceHandlers<typeof policySetProject> = attachmentResource(ATTACHING, {
  which: 'projectIds',
  member: 'projectId',
});
