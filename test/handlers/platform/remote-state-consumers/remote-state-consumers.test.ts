import * as registry from '../../../../src/handlers';
import { Proxied, openProxied } from '../../../support/environments/proxied';

let open: Proxied;
beforeEach(async () => {
  open = await openProxied(registry);
});
afterEach(() => open.close());

const read = (workspaceId = 'ws-app') => open.core.readData('lintel_remote_state_consumers', { workspaceId });
const network = { id: 'ws-network', name: 'network' };

describe('lintel_remote_state_consumers', () => {
  it('is empty for a workspace that keeps its state for itself', async () => {
    expect(await read()).toEqual({ workspaceId: 'ws-app', remoteStateConsumerIds: [], consumers: [] });
  });

  it('lists the consumers that the workspace names', async () => {
    const { status } = await open.service.request(
      'POST',
      '/api/v2/workspaces/ws-app/relationships/remote-state-consumers',
      { body: { data: [{ type: 'workspaces', id: 'ws-network' }] } },
    );
    expect(status).toBe(204);
    expect(await read()).toMatchObject({ remoteStateConsumerIds: ['ws-network'], consumers: [network] });
  });

  it('lists every other workspace if the whole organization reads the state', async () => {
    const { held } = await open.core.apply('lintel_workspace', {
      organization: 'acme',
      name: 'shared',
      globalRemoteState: true,
    });
    expect(await read(String(held.state.id))).toMatchObject({
      consumers: [{ id: 'ws-app', name: 'app' }, network],
    });
  });

  it('says that a workspace does not exist', async () => {
    await expect(read('ws-nowhere')).rejects.toThrow(/ws-nowhere.*404/);
  });
});
