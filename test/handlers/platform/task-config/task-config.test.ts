import type { Values } from '../../../../src/definition/value';
import * as registry from '../../../../src/handlers';
import { openProxied, type Proxied } from '../../../support/environments/proxied';
import { taskConfigStore } from '../shared/task-config-store';

const TYPE = 'lintel_task_config';

let open: Proxied;
let store: ReturnType<typeof taskConfigStore>;
let taskId: string;
let config: Values;
beforeEach(async () => {
  open = await openProxied(registry);
  store = taskConfigStore(open.service);
  taskId = await store.task('scan');
  config = { taskId, projectIds: ['prj-payments'], allowedStages: ['post_plan'], enforcementLevel: 'mandatory' };
});
afterEach(async () => {
  await open.close();
});

const make = async (values: Values = config) => (await open.core.apply(TYPE, values)).held;
const everywhere = () => ({ ...config, global: true, projectIds: undefined });

describe('a task configuration', () => {
  it('goes from projects to all workspaces and back, and leaves no projects in between', async () => {
    const object = await make();
    const { held } = await open.core.apply(TYPE, everywhere(), object);
    expect(await store.find(taskId)).toMatchObject({ global: true, projects: [] });
    expect((await open.core.refreshAndPlan(TYPE, everywhere(), held)).changes).toEqual([]);
    const { held: back } = await open.core.apply(TYPE, config, held);
    expect(await store.find(taskId)).toMatchObject({ global: false, projects: ['prj-payments'] });
    expect((await open.core.refreshAndPlan(TYPE, config, back)).changes).toEqual([]);
  });

  it('may apply nowhere, and then is quiet', async () => {
    const nowhere = { ...config, projectIds: [] };
    const object = await make(nowhere);
    expect((await open.core.refreshAndPlan(TYPE, nowhere, object)).changes).toEqual([]);
  });

  it('stays when it is destroyed, as the warning says, and is taken over by the next one', async () => {
    const object = await make();
    expect(await open.core.destroy(TYPE, object)).toMatchObject([
      { severity: 'warning', summary: 'The task configuration stays, without effect' },
    ]);
    expect(await store.find(taskId)).toMatchObject({ global: false, projects: [] });
    expect((await make()).state.id).toBe(object.state.id);
  });

  it('is not taken from others, and named with its import command', async () => {
    const { state } = await make();
    await expect(make()).rejects.toThrow(`terraform import ${TYPE}.<name> ${String(state.id)}`);
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

  it('is refused where the service has none, with what to use instead', async () => {
    await open.service.control.settings({ taskConfigs: false });
    await expect(make()).rejects.toThrow('use `lintel_run_task_global_configuration`');
  });

  it('is read from the list if the service cannot show it, and is not gone if the service has no list either', async () => {
    const object = await make();
    open.proxy.watch = (passing) => {
      if (/task-configs\/(taskcfg|for-owner)/.test(passing.path)) passing.response({ status: 404, body: undefined });
    };
    expect((await open.core.refreshAndPlan(TYPE, config, object)).changes).toEqual([]);
    open.proxy.watch = () => undefined;
    await open.service.control.settings({ taskConfigs: false });
    await expect(open.core.refresh(TYPE, object)).rejects.toThrow('or the token lacks permission');
  });

  it('ends with its run task', async () => {
    const object = await make();
    await store.send('DELETE', `/tasks/${taskId}`);
    expect(await open.core.refresh(TYPE, object)).toBeUndefined();
    await open.core.destroy(TYPE, object);
  });

  it('and a global configuration of the same run task are refused together, whichever comes first', async () => {
    const other = { taskId, stages: ['post_plan'], enforcementLevel: 'mandatory' };
    const OTHER = 'lintel_run_task_global_configuration';
    await open.core.plan(TYPE, config);
    await expect(open.core.plan(OTHER, other)).rejects.toThrow('two views of one object');
    await open.core.configure(open.settings);
    await open.core.plan(OTHER, other);
    await expect(open.core.plan(TYPE, config)).rejects.toThrow('two views of one object');
    // The ID of a new run task is not known to the plan.
    await open.core.configure(open.settings);
    await make({ ...config, projectIds: [] });
    await expect(open.core.apply(OTHER, other)).rejects.toThrow('two views of one object');
  });

  it('names the associations of workspaces that apply besides', async () => {
    await open.core.plan('lintel_workspace_run_task', { workspaceId: 'ws-app', taskId, enforcementLevel: 'advisory' });
    expect((await open.core.plan(TYPE, config)).warnings).toMatchObject([
      { path: ['taskId'], detail: expect.stringContaining('the stricter enforcement level decides') },
    ]);
  });

  it('reports an unknown project at its attribute', async () => {
    await expect(make({ ...config, projectIds: ['prj-nowhere'] })).rejects.toMatchObject({
      reported: [{ path: ['projectIds'], detail: expect.stringContaining('prj-nowhere') }],
    });
  });
});

describe('the data sources of task configurations', () => {
  it('find one by its ID or by the run task, and those of a project or workspace', async () => {
    const { state } = await make();
    const whole = { ...state };
    expect({ ...(await open.core.readData(TYPE, { taskId })) }).toEqual(whole);
    expect({ ...(await open.core.readData(TYPE, { id: state.id })) }).toEqual(whole);
    const many = (target: Values) => open.core.readData('lintel_task_configs', { organization: 'acme', ...target });
    expect(await many({ projectId: 'prj-payments' })).toMatchObject({ taskConfigs: [whole], totalCount: 1 });
    expect(await many({ projectId: 'prj-default' })).toMatchObject({ taskConfigs: [], totalCount: 0 });
    expect(await many({ workspaceId: 'ws-app' })).toMatchObject({ taskConfigs: [] });
    await expect(open.core.readData(TYPE, { taskId: await store.task('other') })).rejects.toThrow(
      'has no task configuration',
    );
  });
});
