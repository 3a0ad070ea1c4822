import type { WrongConfiguration } from '../../../support/environments/fixture';
import { attachmentFixture, PROJECTS, wrongAttachment } from '../shared/attachment-fixture';

export const sameHandlersAs = 'lintel_policy_set_policy';

export const createFixture = attachmentFixture({
  member: 'projectId',
  relationship: 'project-exclusions',
  type: 'projects',
  stored: 'excludedProjects',
  global: true,
  members: PROJECTS,
});

export const wrong = wrongAttachment('projectId', 'prj');

export const wrongData: { readonly [type: string]: readonly WrongConfiguration[] } = {};
