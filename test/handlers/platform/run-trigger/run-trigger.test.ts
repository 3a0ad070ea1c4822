import type { Values } from '../../../../src/definition/value';
import * as registry from '../../../../src/handlers';
import { runTrigger } from '../../../../src/handlers/platform/run-trigger/definition';
import { DocumentStore } from '../../../support/house/document-store';
import { Gated, openGated } from '../../../support/house/gated';
import { refusal } from '../../../support/house/refusal';
import { provideWorkspaces } from '../shared/workspaces';

const TYPE = 'lintel_run_trigger';
const config: Values = { workspaceId: 'ws-app', sourceableId: 'ws-network' };

let open: Gated;
beforeEach(async () => {
  open = await openGated(registry);
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
  expect(open.gate.passed.filter(({ method }) => method === 'POST')).toEqual([]);
});

it('warns of two workspaces that start runs of each other', async () => {
  await open.core.apply(TYPE, config);
  const back = await open.core.plan(TYPE, { workspaceId: 'ws-network', sourceableId: 'ws-app' });
  expect(back.warnings.map(({ detail }) => detail).join()).toContain('this does not end');
});
