import type { policySetProject } from './definition';
import { attachmentResource } from '../shared/policy-sets/policy-set-attachment';

export const policySetProjectResource = attachmentResource<typeof policySetProject>({
  which: 'projectIds',
  member: 'projectId',
});
