import type { AccessMarks } from '../../../../definition/access';
import { attachmentsTo } from '../attachments/attachment-attributes';

// Shared by the definitions of both attachments of variable sets.

export const attachmentSource = [
  'docs/spec/platform-workspaces.md#variable-set-type-varsets-id-prefix-varset-',
  'docs/spec/platform-workspaces.md#variables-and-variable-sets',
] as const;

export const attachmentRights: AccessMarks['rights'] = [{ right: 'manage-workspaces', needs: ['create', 'delete'] }];

export const variableSetAttachments = attachmentsTo({
  noun: 'variable set',
  attribute: 'variableSetId',
  prefix: 'varset',
  exampleId: 'varset-7oD7doVTQdAFnMLV',
  exampleName: 'Credentials',
});
