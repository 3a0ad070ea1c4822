import { defineListResource } from '../../../definition/list-resource';
import { defineResource } from '../../../definition/resource';
import {
  attachmentRights,
  attachmentSource,
  variableSetAttachments,
} from '../shared/variable-sets/variable-set-attachment-attributes';

export const variableSetProject = defineResource({
  type: 'lintel_variable_set_project',
  service: 'platform',
  construct: 'VariableSetProject',
  doc: 'A project in whose workspaces a variable set counts, for variable sets whose projects several configurations manage. A variable set whose `projectIds` are configured takes none, nor does a global one.',
  source: attachmentSource,
  rights: attachmentRights,
  attributes: variableSetAttachments.attributes('projectId', 'project', 'prj'),
  identity: { variableSetId: true, projectId: true },
  imports: variableSetAttachments.imports('projectId', 'prj', 'networking'),
  movedFrom: [{ type: 'tfe_project_variable_set', schemaVersions: [0] }],
});

export const variableSetProjectList = defineListResource({
  type: 'lintel_variable_set_project',
  doc: 'The projects of a variable set, or of all variable sets of an organization.',
  source: attachmentSource,
  attributes: variableSetAttachments.listAttributes,
  rules: variableSetAttachments.listRules,
});
