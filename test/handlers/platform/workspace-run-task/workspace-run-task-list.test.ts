import * as registry from '../../../../src/handlers';
import { Proxied, openProxied } from '../../../support/environments/proxied';

const TYPE = 'lintel_workspace_run_task';

let open: Proxied;
beforeEach(async () => {
  open = await openProxied(registry);
});
afterEach(async () => {
  await open.close();
});

async function associate(workspace: string, name: string): Promise<{ task: string; association: string }> {
  const attributes = { name, url: 'https://scanner.example.com/', description: '', category: 'task' };
  const task = (
    await open.service.request('POST', '/api/v2/organizations/acme/tasks', {
      body: { data: { type: 'tasks', attributes } },
    })
  ).body.data.id;
  const body = {
    data: {
      type: 'workspace-tasks',
      attributes: { 'enforcement-level': 'advisory' },
      relationships: { task: { data: { id: task, type: 'tasks' } } },
    },
  };
  return {
    task,
    association: (await open.service.request('POST', `/api/v2/workspaces/${workspace}/tasks`, { body })).body.data.id,
  };
}

it('lists the associations of one workspace, in full on request, with one request', async () => {
  const { task, association } = await associate('ws-app', 'one');
  await associate('ws-network', 'two');
  const listed = {
    displayName: `${task} in ws-app`,
    identity: { workspaceId: 'ws-app', workspaceTaskId: association },
  };
  expect(await open.core.list(TYPE, { workspaceId: 'ws-app' })).toEqual([expect.objectContaining(listed)]);
  open.proxy.passed.length = 0;
  const [{ identity, object }] = await open.core.list(TYPE, { workspaceId: 'ws-app' }, { withObject: true });
  expect(open.proxy.passed).toHaveLength(1);
  expect(object).toEqual((await open.core.import(TYPE, { identity }))!.state);
});

it('reports why a list of associations cannot be read', async () => {
  await expect(open.core.list(TYPE, { workspaceId: 'ws-nowhere' })).rejects.toThrow(/404/);
});
