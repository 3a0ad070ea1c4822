import type { FixtureFile } from '../../../support/environments/fixture';

const path = ['workspaceId'];

export const wrongData: FixtureFile['wrongData'] = {
  lintel_remote_state_consumers: [
    { breaks: 'workspaceId obeys pattern', config: { workspaceId: 'app' }, path, says: '`ws-`' },
  ],
};
