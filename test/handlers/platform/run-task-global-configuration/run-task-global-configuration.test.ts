import type { Values } from '../../../../src/definition/value';
import * as registry from '../../../../src/handlers';
import { runTaskGlobalConfigurationResource } from '../../../../src/handlers/platform/run-task-global-configuration/resource';
import { openProxied, type Proxied } from '../../../support/environments/proxied';
import { taskConfigStore } from '../shared/task-config-store';

const TYPE = 'lintel_run_task_global_configuration';

let open: Proxied;
let store: ReturnType<typeof taskConfigStore>;
let taskId: string;
let config: Values;
beforeEach(async () => {
  open = await openProxied(registry);
  store = taskConfigStore(open.service);
  taskId = await store.task('scan');
  config = { taskId, stages: ['post_apply', 'pre_plan'], enforcementLevel: 'mandatory' };
});
afterEach(async () => {
  await open.close();
});

const make = async (values: Values = config) => (await open.core.apply(TYPE, values)).held;
const written = () =>
  open.proxy.passed.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`);
const patch = (attributes: object) =>
  store.send('PATCH', `/tasks/${taskId}`, {
    data: { type: 'tasks', attributes: { 'description': '', 'global-configuration': attributes } },
  });

describe('the global configuration of a run task', () => {
  it('is written as an object of its own where the service has task configurations', async () => {
    const object = await make();
    expect(object.state).toMatchObject({ id: taskId, organization: 'acme', taskName: 'scan', enabled: true });
    await open.core.destroy(TYPE, object);
    const { id } = (await store.find(taskId))!;
    expect(written()).toEqual(['POST /api/v2/organizations/acme/task-configs', `PATCH /api/v2/task-configs/${id}`]);
    expect(await store.find(taskId)).toMatchObject({ global: false, stages: ['pre_plan', 'post_apply'] });
  });

  it('is the attribute of the run task where the service has no task configurations', async () => {
    await open.service.control.settings({ taskConfigs: false });
    const object = await make();
    expect((await open.core.refreshAndPlan(TYPE, config, object)).changes).toEqual([]);
    const { held } = await open.core.apply(TYPE, { ...config, enforcementLevel: 'advisory' }, object);
    expect(await store.find(taskId)).toMatchObject({ global: true, enforcementLevel: 'advisory' });
    await open.core.destroy(TYPE, held);
    expect(await store.find(taskId)).toMatchObject({ global: false });
    expect(new Set(written())).toEqual(
      new Set(['POST /api/v2/organizations/acme/task-configs', `PATCH /api/v2/tasks/${taskId}`]),
    );
  });

  it('is not what the attribute of the run task says, where that has only defaults', async () => {
    const object = await make();
    open.proxy.watch = async (passing) => {
      if (passing.method !== 'GET') return;
      const { status, body } = await passing.forward();
      for (const one of [body.data].flat()) {
        if (one.type === 'tasks') one.attributes['global-configuration'] = { enabled: false, stages: [] };
      }
      passing.response({ status, body });
    };
    expect((await open.core.refreshAndPlan(TYPE, config, object)).changes).toEqual([]);
  });

  it('can be disabled and enabled again, and keeps its stages', async () => {
    const disabled = { ...config, enabled: false };
    const { held } = await open.core.apply(TYPE, disabled, await make());
    expect(await store.find(taskId)).toMatchObject({ global: false, stages: ['pre_plan', 'post_apply'] });
    expect((await open.core.refreshAndPlan(TYPE, disabled, held)).changes).toEqual([]);
    expect((await open.core.apply(TYPE, config, held)).plan.changes).toContain('enabled');
    expect(await store.find(taskId)).toMatchObject({ global: true });
  });

  it('is refused if the organization is not entitled, and kept in the state', async () => {
    const object = await make();
    await open.service.control.settings({ entitlements: { globalRunTasks: false } });
    await expect(open.core.refresh(TYPE, object)).rejects.toThrow('not entitled to global run tasks');
    await expect(make()).rejects.toThrow('not entitled to global run tasks');
  });

  it('is not taken from others if it is enabled and differs, and otherwise is', async () => {
    await patch({ 'enabled': true, 'stages': ['post_plan'], 'enforcement-level': 'mandatory' });
    await expect(make()).rejects.toThrow(`terraform import ${TYPE}.<name> ${taskId}`);
    await patch({ enabled: false });
    await make();
    await patch({ stages: ['pre_plan', 'post_apply'] });
    await make();
  });

  it('does not replace the projects that the run task is applied to', async () => {
    const made = await make();
    await open.core.destroy(TYPE, made);
    await store.edit(taskId, { projects: ['prj-payments'] });
    await expect(make()).rejects.toThrow('is applied to prj-payments. Use `lintel_task_config`');
  });

  it('is the one that was created if the response is lost', async () => {
    open.proxy.watch = async (passing) => {
      if (passing.method !== 'POST') return;
      await passing.forward();
      passing.drop();
    };
    const object = await make();
    expect((await open.core.refreshAndPlan(TYPE, config, object)).changes).toEqual([]);
  });

  it('names the associations of workspaces that apply besides, existing or planned', async () => {
    const association = { workspaceId: 'ws-app', taskId, enforcementLevel: 'advisory' };
    await open.core.plan('lintel_workspace_run_task', association);
    expect((await open.core.plan(TYPE, config)).warnings).toMatchObject([
      { path: ['taskId'], detail: expect.stringContaining('associated with ws-app, too') },
    ]);
    expect((await open.core.plan('lintel_workspace_run_task', association)).warnings).toHaveLength(1);

    await open.core.configure(open.settings);
    expect((await open.core.plan(TYPE, config)).warnings).toEqual([]);
    await open.core.apply('lintel_workspace_run_task', association);
    await open.core.configure(open.settings);
    expect((await open.core.plan(TYPE, config)).warnings).toHaveLength(1);
    expect((await open.core.plan(TYPE, { ...config, enabled: false })).warnings).toEqual([]);
  });

  it('has the state of the foreign type, and plans nothing', async () => {
    const { state } = await make();
    const foreign = {
      id: taskId,
      task_id: taskId,
      enabled: true,
      stages: ['pre_plan', 'post_apply'],
      enforcement_level: 'mandatory',
    };
    const moved = runTaskGlobalConfigurationResource.move!({ type: 'tfe', state: foreign });
    const held = { state: moved.state as Values, privateState: Buffer.alloc(0) };
    const plan = await open.core.refreshAndPlan(TYPE, config, held);
    expect(plan.changes).toEqual([]);
    expect(plan.held!.state).toEqual({ ...state, stages: foreign.stages });
  });
});
