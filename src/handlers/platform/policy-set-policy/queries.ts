import type { ListResourceHandlers } from '../../contract';
import { attachmentListResource } from '../shared/attachments/attachment';
import { ATTACHING } from '../shared/policy-sets/policy-set-attachment';
import type { policySetPolicy, policySetPolicyList } from './definition';

export const policySetPolicyListResource: ListResourceHandlers<typeof policySetPolicyList, typeof policySetPolicy> =
  attachmentListResource(ATTACHING, {
    which: 'policyIds',
    member: 'policyId',
  });
