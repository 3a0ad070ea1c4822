import { defineListResource } from '../../../definition/list-resource';
import { defineResource } from '../../../definition/resource';
import {
  attachmentRights,
  attachmentSource,
  policySetAttachments,
} from '../shared/policy-sets/policy-set-attachment-attributes';

export const policySetWorkspaceExclusion = defineResource({
  type: 'lintel_policy_set_workspace_exclusion',
  service: 'platform',
  construct: 'PolicySetWorkspaceExclusion',
  doc: 'A workspace that a policy set does not apply to, whatever else applies it. A policy set whose `excludedWorkspaceIds` are configured takes none.',
  source: attachmentSource,
  rights: attachmentRights,
  attributes: policySetAttachments.attributes('workspaceId', 'workspace', 'ws'),
  identity: { policySetId: true, workspaceId: true },
  imports: policySetAttachments.imports('workspaceId', 'ws', 'web-staging'),
  peerImports: [
    { matches: '^(ws-[^/]+)/(polset-[^/]+)$', to: '$2/$1', example: 'ws-oXUppaX2ximkqp8w/polset-3yVQZvHzf5j3WRJ1' },
  ],
  movedFrom: [{ type: 'tfe_workspace_policy_set_exclusion', schemaVersions: [0] }],
});

export const policySetWorkspaceExclusionList = defineListResource({
  type: 'lintel_policy_set_workspace_exclusion',
  doc: 'The workspace exclusions of a policy set, or of all policy sets of an organization.',
  source: attachmentSource,
  attributes: policySetAttachments.listAttributes,
  rules: policySetAttachments.listRules,
});
