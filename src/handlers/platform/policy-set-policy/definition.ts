import { defineListResource } from '../../../definition/list-resource';
import { defineResource } from '../../../definition/resource';
import {
  attachmentRights,
  attachmentSource,
  policySetAttachments,
} from '../shared/policy-sets/policy-set-attachment-attributes';

export const policySetPolicy = defineResource({
  type: 'lintel_policy_set_policy',
  service: 'platform',
  construct: 'PolicySetPolicy',
  doc: 'A policy in a policy set, for policy sets whose policies several configurations manage. A policy set whose `policyIds` are configured takes none.',
  source: attachmentSource,
  rights: attachmentRights,
  attributes: policySetAttachments.attributes('policyId', 'policy', 'pol'),
  identity: { policySetId: true, policyId: true },
  imports: policySetAttachments.imports('policyId', 'pol', 'deny-public-buckets'),
});

export const policySetPolicyList = defineListResource({
  type: 'lintel_policy_set_policy',
  doc: 'The policies of a policy set, or of all policy sets of an organization.',
  source: attachmentSource,
  attributes: policySetAttachments.listAttributes,
  rules: policySetAttachments.listRules,
});
