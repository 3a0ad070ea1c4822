import type { policySetProject, policySetProjectList } from './definition';
import { attachmentListResource } from '../shared/policy-sets/policy-set-attachment';

export const policySetProjectListResource = attachmentListResource<
  typeof policySetProjectList,
  typeof policySetProject
>({
  which: 'projectIds',
  member: 'projectId',
});
