import type { FixtureFile } from '../../../support/environments/fixture';

const path = ['workspaceId'];

export const wrongData: FixtureFile['wrongData'] = {
  lintel_workspace_variables: [
    { breaks: 'workspaceId obeys pattern', config: { workspaceId: 'app' }, path, says: '`ws-`' },
  ],
};
