import type { WrongConfiguration } from '../../../support/environments/fixture';
import { attachmentFixture, PROJECTS, VARIABLE_SETS, wrongAttachment } from '../shared/attachment-fixture';

export const sameHandlersAs = 'lintel_variable_set_workspace';

export const createFixture = attachmentFixture({
  to: VARIABLE_SETS,
  member: 'projectId',
  relationship: 'projects',
  type: 'projects',
  stored: 'projects',
  members: PROJECTS,
});

export const wrong = wrongAttachment('projectId', 'prj', ['variableSetId', 'varset-']);

export const wrongData: { readonly [type: string]: readonly WrongConfiguration[] } = {};
