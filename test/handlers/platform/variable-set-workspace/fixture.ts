import type { FixtureFile, WrongConfiguration } from '../../../support/environments/fixture';
import { attachmentFixture, WORKSPACES, VARIABLE_SETS, wrongAttachment } from '../shared/attachment-fixture';

export const createFixture = attachmentFixture({
  to: VARIABLE_SETS,
  member: 'workspaceId',
  relationship: 'workspaces',
  type: 'workspaces',
  stored: 'workspaces',
  members: WORKSPACES,
});

export const wrong = wrongAttachment('workspaceId', 'ws', ['variableSetId', 'varset-']);

export const wrongData: { readonly [type: string]: readonly WrongConfiguration[] } = {};

export const queries: FixtureFile['queries'] = {
  list: { lintel_variable_set_workspace: () => ({ organization: 'acme' }) },
};
