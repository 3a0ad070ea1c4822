import { UNKNOWN, Values } from '../../../../src/definition/value';
import * as registry from '../../../../src/handlers';
import type { TestEmulator } from '../../../support/emulator';
import { Held } from '../../../support/environments/core';
import { settingsFor } from '../../../support/environments/environment';
import { Proxied, openProxied } from '../../../support/environments/proxied';
import { refusal } from '../../../support/environments/refusal';

const TYPE = 'lintel_workspace_run_task';
const TASKS = '/api/v2/workspaces/ws-app/tasks';

let open: Proxied;
let task: string;
let config: Values;

/** Creates a run task on the service directly. */
const makeTask = async (service: TestEmulator, name: string): Promise<string> => {
  const attributes = { name, url: 'https://scanner.example.com/hooks', description: '', category: 'task' };
  return (
    await service.request('POST', '/api/v2/organizations/acme/tasks', { body: { data: { type: 'tasks', attributes } } })
  ).body.data.id;
};
const start = async (dialect: 'standard' | 'hcp' = 'standard'): Promise<void> => {
  open = await openProxied(registry, { dialects: { platform: dialect } });
  task = await makeTask(open.service, 'image-scan');
  config = { workspaceId: 'ws-app', taskId: task, enforcementLevel: 'advisory' };
};
const make = async (values: Values = config): Promise<Held> => (await open.core.apply(TYPE, values)).held;
const stored = async () =>
  (await open.service.control.snapshot()).objects.workspaceRunTasks as unknown as {
    id: string;
    stages: string[];
    enforcementLevel: string;
  }[];
const post = (attributes: object) =>
  open.service.request('POST', TASKS, {
    body: {
      data: { type: 'workspace-tasks', attributes, relationships: { task: { data: { id: task, type: 'tasks' } } } },
    },
  });
const patch = ({ state }: Held, attributes: object) =>
  open.service.request('PATCH', `${TASKS}/${String(state.workspaceTaskId)}`, {
    body: { data: { type: 'workspace-tasks', attributes } },
  });
const passed = () =>
  open.proxy.passed
    .splice(0)
    .map(({ method, path }) => `${method} ${path.replace(/wstask-\w+/, ':id').replace(/\?.*/, '')}`);

afterEach(async () => {
  await open.close();
});

describe('associating a run task', () => {
  beforeEach(() => start());

  it('reads the list once per workspace and process, and sends one request per association', async () => {
    const tasks = [task, await makeTask(open.service, 'two'), await makeTask(open.service, 'three')];
    await Promise.all(tasks.map((taskId) => make({ ...config, taskId })));
    expect(passed().sort()).toEqual([`GET ${TASKS}`, ...tasks.map(() => `POST ${TASKS}`)]);
  });

  it('derives an id from the workspace and the run task', async () => {
    const { state, identity } = await make();
    const [{ id }] = await stored();
    expect(state).toMatchObject({ id: `ws-app/${id}`, workspaceTaskId: id, stage: 'post_plan', stages: ['post_plan'] });
    expect(identity).toEqual({ workspaceId: 'ws-app', workspaceTaskId: id });
  });

  it.each([201, 204] as const)('accepts the status %i', async (associationStatus) => {
    await open.service.control.settings({ associationStatus });
    const object = await make({ ...config, stage: 'pre_apply' });
    expect((await open.core.refreshAndPlan(TYPE, { ...config, stage: 'pre_apply' }, object)).changes).toEqual([]);
    expect((await stored()).map(({ id }) => id)).toEqual([object.state.workspaceTaskId]);
  });

  it('names the import command and the replacement conflict if the run task is already associated', async () => {
    await post({ 'enforcement-level': 'advisory' });
    const {
      reported: [{ summary, detail }],
    } = await refusal(make());
    expect(summary).toBe('The object already exists');
    expect(detail).toContain(`terraform import lintel_workspace_run_task.<name> ws-app/${task}`);
    expect(detail).toContain('so it cannot use `create_before_destroy`');
    const { data } = (await open.service.request('GET', '/api/v2/workspaces/ws-app')).body;
    expect((await open.core.import(TYPE, { id: `acme/${data.attributes.name}/image-scan` }))!.state).toEqual(
      (await open.core.import(TYPE, { id: `ws-app/${task}` }))!.state,
    );
    await expect(open.core.import(TYPE, { id: `acme/${data.attributes.name}/image-scam` })).rejects.toThrow(
      'did you mean `image-scan`?',
    );
    expect((await open.core.import(TYPE, { id: `ws-app/${task}` }))!.state.workspaceTaskId).toBe(
      (await stored())[0].id,
    );
  });

  it.each([
    ['the connection is reset', { reset: 'after' as const }],
    ['the response ends early', { truncate: 40 }],
  ])('recovers the association it created when %s before the response arrives', async (_, effect) => {
    await open.core.configure(settingsFor(open.service));
    await open.service.control.settings({ associationStatus: 201 });
    await open.service.control.faults([{ method: 'POST', path: TASKS, times: 1, ...effect }]);
    const object = await make();
    expect((await stored()).map(({ id }) => id)).toEqual([object.state.workspaceTaskId]);
  });

  it('refuses an association with other settings created in the meantime, and one that existed before', async () => {
    open.proxy.watch = async (passing) => {
      if (passing.method !== 'POST') return;
      await post({ 'enforcement-level': 'mandatory' });
      passing.drop();
    };
    const error = await refusal(make());
    expect(error.message).toContain('the object that exists now differs from what was sent');
    expect(error.message).toContain(`terraform import lintel_workspace_run_task.<name> ws-app/${task}`);

    await open.core.configure(settingsFor(open.proxy));
    const {
      data: [{ id }],
    } = (await open.service.request('GET', TASKS)).body;
    await open.service.request('PATCH', `${TASKS}/${id}`, {
      body: { data: { type: 'workspace-tasks', attributes: { 'enforcement-level': 'advisory' } } },
    });
    open.proxy.watch = (passing) => {
      if (passing.method === 'POST') passing.drop();
    };
    expect((await refusal(make())).message).toContain('the object that exists now differs from what was sent');
  });

  it("reports a refusal with the service's message", async () => {
    expect((await refusal(make({ ...config, taskId: 'task-nowhere' }))).message).toMatch(
      /POST \/workspaces\/ws-app\/tasks: 422 .*Task task-nowhere not found/,
    );
    expect((await refusal(make({ ...config, workspaceId: 'ws-nowhere' }))).message).toMatch(
      /GET \/workspaces\/ws-nowhere\/tasks\S*: 404/,
    );
  });
});

describe('the stage of an association', () => {
  beforeEach(() => start());

  it.each([
    ['post_plan', 'pre_plan', 'update'],
    ['pre_plan', 'post_plan', 'update'],
    ['pre_apply', 'post_plan', 'update'],
    ['post_plan', 'pre_apply', 'replace'],
    ['pre_plan', 'pre_apply', 'replace'],
  ])('changes from %s to %s by %s (an update supports two stages only)', async (from, to, action) => {
    const object = await make({ ...config, stage: from });
    const { plan, held } = await open.core.apply(TYPE, { ...config, stage: to }, object);
    expect(plan).toMatchObject({ action, replacing: action === 'replace' ? ['stage'] : [] });
    expect((await stored()).map(({ stages }) => stages)).toEqual([[to]]);
    expect((await open.core.refreshAndPlan(TYPE, { ...config, stage: to }, held)).changes).toEqual([]);
  });

  it('is replaced to repair drift to a stage that no update can change', async () => {
    const object = await make({ ...config, stage: 'pre_apply' });
    await patch(object, { stage: 'post_plan' });
    const plan = await open.core.refreshAndPlan(TYPE, { ...config, stage: 'pre_apply' }, object);
    expect(plan).toMatchObject({ action: 'replace', replacing: ['stage'] });
    await open.core.apply(TYPE, { ...config, stage: 'pre_apply' }, plan.held);
    expect((await stored()).map(({ stages }) => stages)).toEqual([['pre_apply']]);
  });

  it('is reset to `post_plan` if it is not configured', async () => {
    const object = await make();
    await patch(object, { stage: 'pre_plan' });
    const { changes, held } = await open.core.refreshAndPlan(TYPE, config, object);
    expect(changes).toEqual(['stage', 'stages']);
    await open.core.apply(TYPE, config, held);
    expect((await stored())[0].stages).toEqual(['post_plan']);
  });

  it.each([
    ['stages', { stages: ['pre_plan', 'post_plan'] }, 'The service supports one stage per association: use `stage`.'],
    ['stages', { stages: ['pre_plan'] }, 'one stage per association'],
    ['stage', { stage: 'post_apply' }, 'does not support the stage "post_apply"'],
  ])('is refused by the plan if the service does not support `%s` %j', async (attribute, values, says) => {
    const { reported } = await refusal(open.core.plan(TYPE, { ...config, ...values }));
    expect(reported).toMatchObject([{ severity: 'error', path: [attribute], detail: expect.stringContaining(says) }]);
    expect(passed()).toEqual([]);
  });

  it('can be unknown', async () => {
    const object = await make();
    expect((await open.core.plan(TYPE, { ...config, stage: UNKNOWN })).planned).toMatchObject({
      stage: UNKNOWN,
      stages: UNKNOWN,
    });
    expect((await open.core.plan(TYPE, { ...config, stage: UNKNOWN }, object)).planned).toMatchObject({
      stage: UNKNOWN,
      stages: UNKNOWN,
    });
  });
});

describe('several stages in HCP Terraform', () => {
  beforeEach(() => start('hcp'));

  it('are a set, whose first member in the order of a run is the stage', async () => {
    const object = await make({ ...config, stages: ['post_apply', 'pre_plan'] });
    expect(open.proxy.sent('POST')).toEqual([
      { 'enforcement-level': 'advisory', 'stages': ['pre_plan', 'post_apply'] },
    ]);
    expect(object.state.stage).toBe('pre_plan');
    expect(
      (await open.core.refreshAndPlan(TYPE, { ...config, stages: ['pre_plan', 'post_apply'] }, object)).changes,
    ).toEqual([]);
  });

  it("are changed in place, also to stages that the specification's update does not support", async () => {
    const object = await make();
    const { plan, held } = await open.core.apply(TYPE, { ...config, stage: 'pre_apply' }, object);
    expect(plan.action).toBe('update');
    expect((await open.core.apply(TYPE, { ...config, stages: ['pre_apply', 'post_apply'] }, held)).plan.action).toBe(
      'update',
    );
    expect((await stored())[0].stages).toEqual(['pre_apply', 'post_apply']);
  });

  it('are reported as drift, and removed, if one was added to a single configured stage', async () => {
    const object = await make();
    await patch(object, { stages: ['post_plan', 'post_apply'] });
    const { changes, held } = await open.core.refreshAndPlan(TYPE, config, object);
    expect(changes).toEqual(['stages']);
    const after = (await open.core.apply(TYPE, config, held)).held;
    expect((await stored())[0].stages).toEqual(['post_plan']);
    expect((await open.core.refreshAndPlan(TYPE, config, after)).changes).toEqual([]);
  });

  it('are replaced by one stage when they are removed', async () => {
    const object = await make({ ...config, stages: ['pre_plan', 'post_apply'] });
    const after = (await open.core.apply(TYPE, config, object)).held;
    expect(after.state).toMatchObject({ stage: 'post_plan', stages: ['post_plan'] });
    expect((await stored())[0].stages).toEqual(['post_plan']);
    expect((await open.core.refreshAndPlan(TYPE, config, after)).changes).toEqual([]);
  });

  it.each([201, 204] as const)(
    'are read as the one stage if the service has no list of them and responds with %i',
    async (associationStatus) => {
      await open.service.control.settings({ associationStatus });
      open.proxy.watch = async (passing) => {
        const responded = await passing.forward();
        for (const one of [responded.body?.data ?? []].flat()) delete one.attributes?.stages;
        passing.response(responded);
      };
      const object = await make({ ...config, stage: 'pre_plan' });
      expect((await open.core.refreshAndPlan(TYPE, { ...config, stage: 'pre_plan' }, object)).changes).toEqual([]);
      const error = await refusal(
        make({ ...config, taskId: await makeTask(open.service, 'two'), stages: ['pre_plan', 'post_apply'] }),
      );
      expect(error.reported).toMatchObject([
        { path: ['stages'], detail: expect.stringContaining('ignored "post_apply"') },
      ]);
      expect(await stored()).toHaveLength(1);
    },
  );
});

describe('a workspace run task in Terraform', () => {
  beforeEach(() => start());

  it('is read from a page of the list if there are many', async () => {
    const tasks = await Promise.all(Array.from({ length: 30 }, (_, index) => makeTask(open.service, `task-${index}`)));
    const objects = await Promise.all(tasks.map((taskId) => make({ ...config, taskId })));
    passed();
    await Promise.all(objects.map((object) => open.core.refresh(TYPE, object)));
    process.stdout.write(`requests: a refresh of 30 associations costs ${open.proxy.passed.length} GET\n`);
    expect(passed()).toEqual([`GET ${TASKS}/:id`, `GET ${TASKS}`]);
  });

  it('is gone without its run task, and without its workspace', async () => {
    const object = await make();
    await open.service.request('DELETE', `/api/v2/tasks/${task}`);
    expect(await open.core.refresh(TYPE, object)).toBeUndefined();
    const elsewhere = { ...object, state: { ...object.state, id: 'ws-nowhere/wstask-1', workspaceId: 'ws-nowhere' } };
    expect(await open.core.refresh(TYPE, elsewhere)).toBeUndefined();
  });

  it('finds nothing to import if the run task is not associated, and refuses an invalid id', async () => {
    expect(await open.core.import(TYPE, { id: `ws-app/${task}` })).toBeUndefined();
    expect((await refusal(open.core.import(TYPE, { id: 'wstask-1' }))).message).toContain(
      '<workspace_id>/<workspace_task_id>',
    );
  });

  it('has data sources', async () => {
    const { state } = await make({ ...config, stage: 'pre_plan' });
    const reported = {
      id: state.id,
      workspaceId: 'ws-app',
      workspaceTaskId: state.workspaceTaskId,
      taskId: task,
      enforcementLevel: 'advisory',
      stage: 'pre_plan',
      stages: ['pre_plan'],
    };
    const one = (by: Values) => open.core.readData(TYPE, { workspaceId: 'ws-app', ...by });
    expect({ ...(await one({ taskId: task })) }).toEqual(reported);
    expect({ ...(await one({ workspaceTaskId: state.workspaceTaskId })) }).toEqual(reported);
    await expect(one({ taskId: 'task-nowhere' })).rejects.toThrow('task-nowhere is not associated with ws-app.');
    await expect(one({ workspaceTaskId: 'wstask-nowhere' })).rejects.toThrow(
      'ws-app has no association wstask-nowhere, or the token lacks permission to read it.',
    );

    await make({ ...config, taskId: await makeTask(open.service, 'two') });
    const all = await open.core.readData('lintel_workspace_run_tasks', { workspaceId: 'ws-app' });
    expect(all).toMatchObject({ totalCount: 2, workspaceRunTasks: [reported, { stage: 'post_plan' }] });
    expect(
      (await open.core.readData('lintel_workspace_run_tasks', { workspaceId: 'ws-app', maxResults: 1 }))
        .workspaceRunTasks,
    ).toHaveLength(1);
    await expect(open.core.readData('lintel_workspace_run_tasks', { workspaceId: 'ws-nowhere' })).rejects.toThrow(
      'GET /workspaces/ws-nowhere/tasks',
    );
  });
});
