import { defineListResource } from '../../../definition/list-resource';
import { defineResource } from '../../../definition/resource';
import {
  attachmentRights,
  attachmentSource,
  policySetAttachments,
} from '../shared/policy-sets/policy-set-attachment-attributes';

export const policySetProject = defineResource({
  type: 'lintel_policy_set_project',
  service: 'platform',
  construct: 'PolicySetProject',
  doc: 'A project that a policy set is attached to, for policy sets whose projects several configurations manage. A policy set whose `projectIds` are configured takes none, nor does a global one.',
  source: attachmentSource,
  rights: attachmentRights,
  attributes: policySetAttachments.attributes('projectId', 'project', 'prj'),
  identity: { policySetId: true, projectId: true },
  imports: policySetAttachments.imports('projectId', 'prj', 'networking'),
  peerImports: [
    { matches: '^(prj-[^/]+)/(polset-[^/]+)$', to: '$2/$1', example: 'prj-oXUppaX2ximkqp8w/polset-3yVQZvHzf5j3WRJ1' },
  ],
  movedFrom: [{ type: 'tfe_project_policy_set', schemaVersions: [0] }],
});

export const policySetProjectList = defineListResource({
  type: 'lintel_policy_set_project',
  doc: 'The projects of a policy set, or of all policy sets of an organization.',
  source: attachmentSource,
  attributes: policySetAttachments.listAttributes,
  rules: policySetAttachments.listRules,
});
