import type { Values } from '../../../../src/definition/value';
import * as registry from '../../../../src/handlers';
import { Proxied, openProxied } from '../../../support/environments/proxied';
import { refusal } from '../../../support/environments/refusal';

const TYPE = 'lintel_variable_set';
const config: Values = { organization: 'acme', name: 'Credentials' };

let open: Proxied;
beforeEach(async () => {
  open = await openProxied(registry);
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
  const { body } = open.proxy.passed.filter(({ method }) => method === 'PATCH').at(-1)! as unknown as { body: object };
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

it('of a project counts nowhere else', async () => {
  const strange = { ...config, parentProjectId: 'prj-payments', projectIds: ['prj-payments', 'prj-default'] };
  const { reported } = await refusal(open.core.plan(TYPE, strange));
  expect(reported[0]).toMatchObject({ path: ['projectIds'] });
  expect(reported[0]!.detail).toContain('remove prj-default');
  const elsewhere = { ...config, parentProjectId: 'prj-payments', workspaceIds: ['ws-app'] };
  const other = await refusal(open.core.plan(TYPE, elsewhere));
  expect(other.reported[0]).toMatchObject({ path: ['workspaceIds'] });
  expect(other.reported[0]!.detail).toContain('remove ws-app');
});

it('of a project counts in a workspace that the same run moves there', async () => {
  const workspace = { organization: 'acme', name: 'moving' };
  const { held } = await open.core.apply('lintel_workspace', workspace);
  await open.core.plan('lintel_workspace', { ...workspace, projectId: 'prj-payments' }, held);
  const set = { ...config, parentProjectId: 'prj-payments', workspaceIds: [String(held.state.id)] };
  expect((await open.core.plan(TYPE, set)).action).toBe('create');
});

it('of a project takes the workspaces that are in the project, or that the run moves there', async () => {
  const owned = { ...config, parentProjectId: 'prj-payments' };
  const { held } = await open.core.apply(TYPE, owned);
  const withApp = { ...owned, workspaceIds: ['ws-app'] };
  for (const prior of [undefined, held]) {
    const { reported } = await refusal(open.core.plan(TYPE, withApp, prior));
    expect(reported[0]).toMatchObject({ path: ['workspaceIds'], detail: expect.stringContaining('remove ws-app') });
  }
  const app = (await open.core.import('lintel_workspace', { id: 'ws-app' }))!;
  const moved = { organization: 'acme', name: 'app', projectId: 'prj-payments' };
  await open.core.plan('lintel_workspace', moved, app);
  expect((await open.core.plan(TYPE, withApp, held)).action).toBe('update');
  await open.core.configure(open.settings);
  await open.core.plan('lintel_workspace', moved, app);
  const attachment = { variableSetId: String(held.state.id), workspaceId: 'ws-app' };
  expect((await open.core.plan('lintel_variable_set_workspace', attachment)).action).toBe('create');
});

describe('two sets with the same variable', () => {
  const region: Values = { key: 'region', category: 'env', value: 'eu-1' };
  const make = async (values: Values) => (await open.core.apply(TYPE, { ...config, ...values })).held;
  const add = async (set: { readonly state: Values }) =>
    (await open.core.apply('lintel_variable', { ...region, variableSetId: String(set.state.id) })).held;
  /** Another run of Terraform, which knows nothing of this one. */
  const again = () => open.core.configure(open.settings);

  it('are not both global, whichever of the two changes', async () => {
    const first = await make({ name: 'first', global: true });
    const second = await make({ name: 'second' });
    await add(first);
    await add(second);
    await again();
    const { reported } = await refusal(open.core.plan(TYPE, { ...config, name: 'second', global: true }, second));
    expect(reported[0]).toMatchObject({ path: ['global'] });
    expect(reported[0]!.detail).toContain('`second` and `first` are global and would both have `env/region`');
    const third = await make({ name: 'third', global: true });
    await again();
    const added = { ...region, variableSetId: String(third.state.id) };
    const other = await refusal(open.core.plan('lintel_variable', added));
    expect(other.reported[0]).toMatchObject({ path: ['key'] });
    expect((await open.core.plan('lintel_variable', { ...added, category: 'terraform' })).action).toBe('create');
  });

  it('of one rank in one workspace are a warning with the one that counts', async () => {
    const first = await make({ name: 'b', workspaceIds: ['ws-app', 'ws-network'] });
    const second = await make({ name: 'a', workspaceIds: ['ws-app'] });
    await add(first);
    await again();
    const { warnings } = await open.core.plan('lintel_variable', { ...region, variableSetId: String(second.state.id) });
    expect(warnings.map(({ detail }) => detail).join()).toContain('get the value of `a`, whose name sorts first');
    await add(second);
    await again();
    const moved = { ...config, name: 'a', projectIds: ['prj-payments'], workspaceIds: [] };
    expect((await open.core.plan(TYPE, moved, second)).warnings).toEqual([]);
    const stronger = { ...config, name: 'a', workspaceIds: ['ws-app'], priority: true };
    expect((await open.core.plan(TYPE, stronger, second)).warnings).toEqual([]);
  });

  it('are found in what the same run plans: attachments, reach and new variables', async () => {
    const first = await make({ name: 'b' });
    const second = await make({ name: 'a' });
    const of = (set: { readonly state: Values }) => ({ variableSetId: String(set.state.id) });
    await again();
    // Both are attached to one workspace, and get one variable, in one run.
    await open.core.plan('lintel_variable_set_workspace', { ...of(first), workspaceId: 'ws-app' });
    await open.core.plan('lintel_variable', { ...region, ...of(first) });
    await open.core.plan('lintel_variable_set_workspace', { ...of(second), workspaceId: 'ws-app' });
    const added = await open.core.plan('lintel_variable', { ...region, ...of(second) });
    expect(added.warnings.map(({ detail }) => detail).join()).toContain('get the value of `a`, whose name sorts first');
    // The attachment is the last to come.
    const last = await open.core.plan('lintel_variable_set_workspace', { ...of(second), workspaceId: 'ws-app' });
    expect(last.warnings).toMatchObject([{ path: ['variableSetId'] }]);
    const elsewhere = await open.core.plan('lintel_variable_set_workspace', {
      ...of(second),
      workspaceId: 'ws-network',
    });
    expect(elsewhere.warnings).toEqual([]);
  });

  it('are refused if the same run makes both global', async () => {
    const first = await make({ name: 'first' });
    const second = await make({ name: 'second' });
    await add(first);
    await add(second);
    await again();
    await open.core.plan(TYPE, { ...config, name: 'first', global: true }, first);
    const { reported } = await refusal(open.core.plan(TYPE, { ...config, name: 'second', global: true }, second));
    expect(reported[0]).toMatchObject({ path: ['global'] });
  });

  it('do not keep a variable from moving from one to the other', async () => {
    const first = await make({ name: 'first', global: true });
    const second = await make({ name: 'second', global: true });
    const held = await add(first);
    await again();
    const { plan } = await open.core.apply(
      'lintel_variable',
      { ...region, variableSetId: String(second.state.id) },
      held,
    );
    expect(plan.replacing).toEqual(['variableSetId']);
  });

  it('are asked for once for all variables of a run', async () => {
    const first = await make({ name: 'first', global: true });
    await again();
    open.proxy.passed.length = 0;
    for (const key of ['a', 'b', 'c']) {
      await open.core.plan('lintel_variable', { ...region, key, variableSetId: String(first.state.id) });
    }
    expect(open.proxy.passed.filter(({ path }) => path.includes('/varsets')).length).toBeLessThanOrEqual(2);
  });
});
