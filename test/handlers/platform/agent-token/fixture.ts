import type { FixtureFile } from '../../../support/environments/fixture';

const path = ['agentPoolId'];

export const wrongData: FixtureFile['wrongData'] = {
  lintel_agent_tokens: [
    { breaks: 'agentPoolId obeys pattern', config: { agentPoolId: 'main' }, path, says: '`apool-`' },
  ],
};
