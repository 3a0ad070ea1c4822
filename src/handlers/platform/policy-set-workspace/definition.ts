import { defineListResource } from '../../../definition/list-resource';
import { defineResource } from '../../../definition/resource';
import {
  attachmentRights,
  attachmentSource,
  policySetAttachments,
} from '../shared/policy-sets/policy-set-attachment-attributes';

export const policySetWorkspace = defineResource({
  type: 'lintel_policy_set_workspace',
  service: 'platform',
  construct: 'PolicySetWorkspace',
  doc: 'A workspace that a policy set is attached to, for policy sets whose workspaces several configurations manage. A policy set whose `workspaceIds` are configured takes none, nor does a global one.',
  source: attachmentSource,
  rights: attachmentRights,
  attributes: policySetAttachments.attributes('workspaceId', 'workspace', 'ws'),
  identity: { policySetId: true, workspaceId: true },
  imports: policySetAttachments.imports('workspaceId', 'ws', 'web-production'),
  peerImports: [
    { matches: '^(ws-[^/]+)/(polset-[^/]+)$', to: '$2/$1', example: 'ws-oXUppaX2ximkqp8w/polset-3yVQZvHzf5j3WRJ1' },
  ],
  movedFrom: [{ type: 'tfe_workspace_policy_set', schemaVersions: [0] }],
});

export const policySetWorkspaceList = defineListResource({
  type: 'lintel_policy_set_workspace',
  doc: 'The workspaces of a policy set, or of all policy sets of an organization.',
  source: attachmentSource,
  attributes: policySetAttachments.listAttributes,
  rules: policySetAttachments.listRules,
});
