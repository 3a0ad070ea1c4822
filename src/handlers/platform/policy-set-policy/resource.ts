import type { policySetPolicy } from './definition';
import { attachmentResource } from '../shared/policy-sets/policy-set-attachment';

export const policySetPolicyResource = attachmentResource<typeof policySetPolicy>({
  which: 'policyIds',
  member: 'policyId',
});
