import { defineListResource } from '../../../definition/list-resource';
import { defineResource } from '../../../definition/resource';
import {
  attachmentAttributes,
  attachmentImports,
  attachmentListAttributes,
  attachmentListRules,
  attachmentMember,
  attachmentRights,
  attachmentSource,
} from '../shared/policy-sets/policy-set-attachment-attributes';

export const policySetPolicy = defineResource({
  type: 'lintel_policy_set_policy',
  service: 'platform',
  construct: 'PolicySetPolicy',
  doc: 'A policy in a policy set, for policy sets whose policies several configurations manage. A policy set whose `policyIds` are configured takes none.',
  source: attachmentSource,
  rights: attachmentRights,
  attributes: { ...attachmentAttributes('policy', 'pol'), policyId: attachmentMember('policy', 'pol') },
  identity: { policySetId: true, policyId: true },
  imports: attachmentImports('policyId', 'pol', 'deny-public-buckets'),
});

export const policySetPolicyList = defineListResource({
  type: 'lintel_policy_set_policy',
  doc: 'The policies of a policy set, or of all policy sets of an organization.',
  source: attachmentSource,
  attributes: attachmentListAttributes,
  rules: attachmentListRules,
});
