import type { WrongConfiguration } from '../../../support/environments/fixture';
import { attachmentFixture, WORKSPACES, wrongAttachment } from '../shared/attachment-fixture';

export const sameHandlersAs = 'lintel_policy_set_policy';

export const createFixture = attachmentFixture({
  member: 'workspaceId',
  relationship: 'workspace-exclusions',
  type: 'workspaces',
  stored: 'excludedWorkspaces',
  members: WORKSPACES,
});

export const wrong = wrongAttachment('workspaceId', 'ws');

export const wrongData: { readonly [type: string]: readonly WrongConfiguration[] } = {};
