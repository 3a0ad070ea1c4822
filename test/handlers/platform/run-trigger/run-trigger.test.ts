import type { Values } from '../../../../src/definition/value';
import * as registry from '../../../../src/handlers';
import { runTrigger } from '../../../../src/handlers/platform/run-trigger/definition';
import { DocumentStore } from '../../../support/environments/document-store';
import { Proxied, openProxied } from '../../../support/environments/proxied';
import { refusal } from '../../../support/environments/refusal';
import { provideWorkspaces } from '../shared/workspaces';

const TYPE = 'lintel_run_trigger';
const config: Values = { workspaceId: 'ws-app', sourceableId: 'ws-network' };

let open: Proxied;
beforeEach(async () => {
  open = await openProxied(registry);
});
afterEach(() => open.close());

it('is found by the names of both workspaces', async () => {
  const { held } = await open.core.apply(TYPE, config);
  const imported = await open.core.import(TYPE, { id: 'acme/app/network' });
  expect(imported!.state).toMatchObject({ id: held.state.id, workspaceName: 'app', sourceableName: 'network' });
});

it('refuses a workspace as its own source, and more than 20 sources, before anything is sent', async () => {
  const own = await refusal(open.core.apply(TYPE, { ...config, sourceableId: 'ws-app' }));
  expect(own.reported[0]).toMatchObject({ path: ['sourceableId'] });
  const store = new DocumentStore(open.service, runTrigger);
  const many = Array.from({ length: 20 }, (_, index) => `ws-${index}`);
  await provideWorkspaces(store, ...many);
  await store.edit((all) => ({
    ...all,
    runTriggers: many.map((source) => ({
      id: `rt-${source}`,
      workspace: 'ws-app',
      source,
      createdAt: '2026-01-01T00:00:00Z',
    })),
  }));
  const { reported } = await refusal(open.core.apply(TYPE, config));
  expect(reported[0]!.detail).toContain('already has 20 sources');
  expect(open.proxy.passed.filter(({ method }) => method === 'POST')).toEqual([]);
});

describe('a circle of workspaces that start runs of each other', () => {
  const warned = async (workspaceId: string, sourceableId: string) =>
    (await open.core.plan(TYPE, { workspaceId, sourceableId })).warnings.map(({ detail }) => detail).join();
  const applies = async (...ids: readonly string[]) => {
    for (const id of ids) {
      const attributes = { 'auto-apply-run-trigger': true };
      await open.service.request('PATCH', `/api/v2/workspaces/${id}`, {
        body: { data: { type: 'workspaces', attributes } },
      });
    }
  };

  it('is warned of if all apply by themselves', async () => {
    await open.core.apply(TYPE, config);
    expect(await warned('ws-network', 'ws-app')).toBe('');
    await applies('ws-app');
    expect(await warned('ws-network', 'ws-app')).toBe('');
    await applies('ws-network');
    expect(await warned('ws-network', 'ws-app')).toContain('each of `ws-network`, `ws-app` starts runs of the next');
  });

  it('may be long', async () => {
    await open.service.control.workspace('ws-data', 'data');
    await applies('ws-app', 'ws-network', 'ws-data');
    await open.core.apply(TYPE, { workspaceId: 'ws-app', sourceableId: 'ws-network' });
    await open.core.apply(TYPE, { workspaceId: 'ws-data', sourceableId: 'ws-app' });
    expect(await warned('ws-network', 'ws-data')).toContain('each of `ws-network`, `ws-app`, `ws-data`');
    expect(await warned('ws-data', 'ws-network')).toBe('');
  });

  it('is judged by what the run makes of the workspaces', async () => {
    await open.core.apply(TYPE, config);
    await applies('ws-app', 'ws-network');
    const network = (await open.core.import('lintel_workspace', { id: 'ws-network' }))!;
    await open.core.plan('lintel_workspace', { organization: 'acme', name: 'network' }, network);
    expect(await warned('ws-network', 'ws-app')).toBe('');
  });
});
