import type { policySetPolicy, policySetPolicyList } from './definition';
import { attachmentListResource } from '../shared/policy-sets/policy-set-attachment';

export const policySetPolicyListResource = attachmentListResource<typeof policySetPolicyList, typeof policySetPolicy>({
  which: 'policyIds',
  member: 'policyId',
});
