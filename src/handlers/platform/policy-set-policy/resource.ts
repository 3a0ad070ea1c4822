import type { ResourceHandlers } from '../../contract';
import { attachmentResource } from '../shared/attachments/attachment';
import { ATTACHING } from '../shared/policy-sets/policy-set-attachment';
import type { policySetPolicy } from './definition';

export const policySetPolicyResource: ResourceHandlers<typeof policySetPolicy> = attachmentResource(ATTACHING, {
  which: 'policyIds',
  member: 'policyId',
});
