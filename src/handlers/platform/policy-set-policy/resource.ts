import type { policySetPolicy } from './definition';
import { attachmentResource } from '../shared/policy-set-attachment';

export const policySetPolicyResource = attachmentResource<typeof policySetPolicy>({
  which: 'policyIds',
  member: 'policyId',
});
