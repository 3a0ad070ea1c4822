import type { FixtureFile } from '../../../support/environments/fixture';

export const wrongData: FixtureFile['wrongData'] = {
  lintel_effective_tags: [
    { breaks: 'one of workspaceId, projectId', config: {}, path: ['workspaceId'], says: 'exactly one of' },
    {
      breaks: 'exactly one of workspaceId, projectId',
      config: { workspaceId: 'ws-app', projectId: 'prj-default' },
      path: ['projectId'],
      says: 'exactly one of',
    },
    {
      breaks: 'workspaceId obeys pattern',
      config: { workspaceId: 'app' },
      path: ['workspaceId'],
      says: '`ws-`',
    },
    { breaks: 'projectId obeys pattern', config: { projectId: 'the-payments' }, path: ['projectId'], says: '`prj-`' },
  ],
};
