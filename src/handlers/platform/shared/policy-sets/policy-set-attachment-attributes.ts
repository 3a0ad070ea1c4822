import type { AccessMarks } from '../../../../definition/access';
import { attachmentsTo } from '../attachments/attachment-attributes';

// Shared by the definitions of all attachments of policy sets.

export const attachmentSource = [
  'docs/spec/platform-neighbours.md#policy-set-type-policy-sets-id-prefix-polset-',
  'docs/spec/platform-neighbours.md#policy-sets',
] as const;

export const attachmentRights: AccessMarks['rights'] = [{ right: 'manage-policies', needs: ['create', 'delete'] }];

export const policySetAttachments = attachmentsTo({
  noun: 'policy set',
  attribute: 'policySetId',
  prefix: 'polset',
  exampleId: 'polset-3yVQZvHzf5j3WRJ1',
  exampleName: 'production',
});
