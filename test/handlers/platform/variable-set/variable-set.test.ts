import type { Values } from '../../../../src/definition/value';
import * as registry from '../../../../src/handlers';
import { Gated, openGated } from '../../../support/house/gated';
import { refusal } from '../../../support/house/refusal';

const TYPE = 'lintel_variable_set';
const config: Values = { organization: 'acme', name: 'Credentials' };

let open: Gated;
beforeEach(async () => {
  open = await openGated(registry);
});
afterEach(() => open.close());

const attach = (id: unknown, ids: readonly string[]) =>
  open.service.request('POST', `/api/v2/varsets/${String(id)}/relationships/workspaces`, {
    body: { data: ids.map((one) => ({ type: 'workspaces', id: one })) },
  });

it('manages all of its attachments where they are configured, and none where they are not', async () => {
  const { held: made } = await open.core.apply(TYPE, config);
  await attach(made.state.id, ['ws-app']);
  const others = (await open.core.refresh(TYPE, made))!;
  expect(others.state.workspaceIds).toEqual(['ws-app']);
  expect((await open.core.plan(TYPE, config, others)).action).toBe('nothing');
  const { held } = await open.core.apply(TYPE, { ...config, workspaceIds: [] }, others);
  expect((await open.core.refresh(TYPE, held))!.state.workspaceIds).toEqual([]);
  const { plan } = await open.core.apply(TYPE, config, held);
  expect(plan.warnings.map(({ summary }) => summary)).toEqual(['`workspace_ids` is no longer managed']);
});

it('ends a global set with its members in the same request', async () => {
  const { held } = await open.core.apply(TYPE, { ...config, global: true });
  await open.core.apply(TYPE, { ...config, workspaceIds: ['ws-app'] }, held);
  const { body } = open.gate.passed.filter(({ method }) => method === 'PATCH').at(-1)! as unknown as { body: object };
  expect(body).toMatchObject({
    data: {
      attributes: { global: false },
      relationships: { workspaces: { data: [{ id: 'ws-app' }] }, projects: { data: [] } },
    },
  });
});

it('belongs to a project, and is found by a name with a slash', async () => {
  const owned = { ...config, name: 'a/b', parentProjectId: 'prj-payments' };
  const { held } = await open.core.apply(TYPE, owned);
  expect((await open.core.import(TYPE, { id: 'acme/a/b' }))!.state).toMatchObject({
    id: held.state.id,
    parentProjectId: 'prj-payments',
  });
  const { reported } = await refusal(open.core.apply(TYPE, owned));
  expect(reported[0]!.detail).toContain('terraform import lintel_variable_set.<name> acme/a/b');
});
