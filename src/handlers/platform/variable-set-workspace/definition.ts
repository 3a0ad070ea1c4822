import { defineListResource } from '../../../definition/list-resource';
import { defineResource } from '../../../definition/resource';
import {
  attachmentRights,
  attachmentSource,
  variableSetAttachments,
} from '../shared/variable-sets/variable-set-attachment-attributes';

export const variableSetWorkspace = defineResource({
  type: 'lintel_variable_set_workspace',
  service: 'platform',
  construct: 'VariableSetWorkspace',
  doc: 'A workspace in which a variable set counts, for variable sets whose workspaces several configurations manage. A variable set whose `workspaceIds` are configured takes none, nor does a global one.',
  source: attachmentSource,
  rights: attachmentRights,
  attributes: variableSetAttachments.attributes('workspaceId', 'workspace', 'ws'),
  identity: { variableSetId: true, workspaceId: true },
  imports: variableSetAttachments.imports('workspaceId', 'ws', 'web-production'),
  movedFrom: [{ type: 'tfe_workspace_variable_set', schemaVersions: [0] }],
});

export const variableSetWorkspaceList = defineListResource({
  type: 'lintel_variable_set_workspace',
  doc: 'The workspaces of a variable set, or of all variable sets of an organization.',
  source: attachmentSource,
  attributes: variableSetAttachments.listAttributes,
  rules: variableSetAttachments.listRules,
});
