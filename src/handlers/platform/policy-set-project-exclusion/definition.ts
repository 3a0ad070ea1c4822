import { defineListResource } from '../../../definition/list-resource';
import { defineResource } from '../../../definition/resource';
import {
  attachmentRights,
  attachmentSource,
  policySetAttachments,
} from '../shared/policy-sets/policy-set-attachment-attributes';

export const policySetProjectExclusion = defineResource({
  type: 'lintel_policy_set_project_exclusion',
  service: 'platform',
  construct: 'PolicySetProjectExclusion',
  doc: 'A project that a global policy set does not apply to. A policy set whose `excludedProjectIds` are configured takes none.',
  source: attachmentSource,
  rights: attachmentRights,
  attributes: policySetAttachments.attributes('projectId', 'project', 'prj'),
  identity: { policySetId: true, projectId: true },
  imports: policySetAttachments.imports('projectId', 'prj', 'sandbox'),
  peerImports: [
    { matches: '^(prj-[^/]+)/(polset-[^/]+)$', to: '$2/$1', example: 'prj-oXUppaX2ximkqp8w/polset-3yVQZvHzf5j3WRJ1' },
  ],
  movedFrom: [{ type: 'tfe_project_policy_set_exclusion', schemaVersions: [0] }],
});

export const policySetProjectExclusionList = defineListResource({
  type: 'lintel_policy_set_project_exclusion',
  doc: 'The project exclusions of a policy set, or of all policy sets of an organization.',
  source: attachmentSource,
  attributes: policySetAttachments.listAttributes,
  rules: policySetAttachments.listRules,
});
