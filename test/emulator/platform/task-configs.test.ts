import { startEmulator } from '../../support/emulator';
import type { TestEmulator } from '../../support/emulator';

const ACME = '/api/v2/organizations/acme';
const CONFIGS = `${ACME}/task-configs`;

let emulator: TestEmulator;
beforeAll(async () => {
  emulator = await startEmulator();
});
beforeEach(async () => emulator.control.reset());
afterAll(async () => {
  expect((await emulator.control.requests()).unknown).toBe(0);
  await emulator.close();
});

const taskBody = (attributes: object, relationships?: unknown) => ({
  data: { type: 'tasks', attributes, relationships },
});
const createTask = async (attributes: object = {}, relationships?: unknown) =>
  emulator.request('POST', `${ACME}/tasks`, {
    body: taskBody(
      { name: 'scan', url: 'https://hooks.example', description: '', category: 'task', ...attributes },
      relationships,
    ),
  });
const madeTask = async (attributes: object = {}, relationships?: unknown) => {
  const { status, body } = await createTask(attributes, relationships);
  expect({ status, errors: body.errors }).toEqual({ status: 201, errors: undefined });
  return body.data;
};
const updateTask = async (id: string, attributes: object, relationships?: unknown) =>
  emulator.request('PATCH', `/api/v2/tasks/${id}`, { body: taskBody(attributes, relationships) });
const projects = (...ids: string[]) => ({ projects: { data: ids.map((id) => ({ id, type: 'projects' })) } });
const configBody = (task: string, attributes: object, relationships: object = {}) => ({
  data: {
    type: 'task-configs',
    attributes: {
      'global': false,
      'enforcement-level': 'mandatory',
      'allowed-stages': ['pre_plan', 'post_apply'],
      ...attributes,
    },
    relationships: {
      owner: { data: { id: 'acme', type: 'organizations' } },
      task: { data: { id: task, type: 'tasks' } },
      ...relationships,
    },
  },
});
const create = async (task: string, attributes: object = {}, relationships: object = {}) =>
  emulator.request('POST', CONFIGS, { body: configBody(task, attributes, relationships) });
const made = async (task: string, attributes: object = {}, relationships: object = {}) => {
  const { status, body } = await create(task, attributes, relationships);
  expect({ status, errors: body.errors }).toEqual({ status: 201, errors: undefined });
  return body.data;
};
const update = async (id: string, attributes: object, relationships?: object) =>
  emulator.request('PATCH', `/api/v2/task-configs/${id}`, {
    body: { data: { type: 'task-configs', id, attributes, relationships } },
  });
const ask = async (path: string) => emulator.request('GET', path);
const tasksIn = async (workspace: string) => (await ask(`/_emulator/enforcement/${workspace}`)).body.tasks;
const problem = ({ status, body }: { status: number; body: any }) => [
  status,
  body.errors[0].detail,
  body.errors[0].source.pointer,
];

describe('Create task configuration', () => {
  it('returns 201 with the whole document', async () => {
    const task = await madeTask();
    const data = await made(task.id, {}, projects('prj-payments'));
    expect(data).toEqual({
      id: expect.stringMatching(/^taskcfg-[A-Za-z0-9]{16}$/),
      type: 'task-configs',
      attributes: {
        'global': false,
        'enforcement-level': 'mandatory',
        'allowed-stages': ['pre_plan', 'post_apply'],
        'created-at': expect.any(String),
        'updated-at': expect.any(String),
      },
      relationships: {
        task: { data: { id: task.id, type: 'tasks' } },
        owner: { data: { id: 'acme', type: 'organizations' } },
        projects: { data: [{ id: 'prj-payments', type: 'projects' }] },
        organization: { data: { id: 'acme', type: 'organizations' } },
      },
      links: { self: `/api/v2/task-configs/${data.id}` },
    });
    expect((await ask(`/api/v2/task-configs/${data.id}`)).body.data).toEqual(data);
  });

  it('takes the type of the owner in the singular, too', async () => {
    const task = await madeTask();
    await made(task.id, {}, { owner: { data: { id: 'acme', type: 'organization' } } });
  });

  it.each<[string, object, object, string, string]>([
    ['no scope', { global: undefined }, {}, "Global can't be blank", 'attributes/global'],
    ['a scope that is a text', { global: 'true' }, {}, 'Global must be a boolean', 'attributes/global'],
    [
      'no level',
      { 'enforcement-level': undefined },
      {},
      "Enforcement level can't be blank",
      'attributes/enforcement-level',
    ],
    [
      'an unknown level',
      { 'enforcement-level': 'x' },
      {},
      'Enforcement level is not included in the list',
      'attributes/enforcement-level',
    ],
    ['no stages', { 'allowed-stages': undefined }, {}, "Allowed stages can't be blank", 'attributes/allowed-stages'],
    ['empty stages', { 'allowed-stages': [] }, {}, "Allowed stages can't be blank", 'attributes/allowed-stages'],
    [
      'an unknown stage',
      { 'allowed-stages': ['x'] },
      {},
      'Allowed stages is not included in the list',
      'attributes/allowed-stages',
    ],
    ['no owner', {}, { owner: undefined }, "Owner can't be blank", 'relationships/owner/data'],
    [
      'another owner',
      {},
      { owner: { data: { id: 'beta', type: 'organizations' } } },
      'Owner beta not found',
      'relationships/owner/data',
    ],
    [
      'an owner of another type',
      {},
      { owner: { data: { id: 'ws-app', type: 'workspaces' } } },
      'Type must be organizations',
      'relationships/owner/data/type',
    ],
    ['no task', {}, { task: undefined }, "Task can't be blank", 'relationships/task/data'],
    [
      'an unknown task',
      {},
      { task: { data: { id: 'task-none', type: 'tasks' } } },
      'Task task-none not found',
      'relationships/task/data',
    ],
    ['an unknown project', {}, projects('prj-none'), 'Project prj-none not found', 'relationships/projects/data/0'],
  ])('refuses %s with 422', async (_, attributes, relationships, detail, pointer) => {
    const task = await madeTask();
    expect(problem(await create(task.id, attributes, relationships))).toEqual([422, detail, `/data/${pointer}`]);
  });

  it('refuses a second one for the task and its owner', async () => {
    const task = await madeTask();
    await made(task.id);
    expect(problem(await create(task.id))).toEqual([
      422,
      'Task has already been taken',
      '/data/relationships/task/data',
    ]);
  });
});

describe('Update task configuration', () => {
  it('returns 200, keeps what is left out and overwrites the whole list of projects', async () => {
    const task = await madeTask();
    const { id, attributes } = await made(task.id, {}, projects('prj-payments'));
    const first = await update(id, { 'enforcement-level': 'advisory' });
    expect([first.status, first.body.data.attributes, first.body.data.relationships.projects.data.length]).toEqual([
      200,
      { ...attributes, 'enforcement-level': 'advisory', 'updated-at': expect.any(String) },
      1,
    ]);
    const second = await update(id, { global: true }, projects());
    expect([second.body.data.attributes.global, second.body.data.relationships.projects.data]).toEqual([true, []]);
    expect((await update(id, { 'allowed-stages': [] })).status).toBe(422);
    expect((await update(id, {}, projects('prj-none'))).status).toBe(422);
    expect((await update('taskcfg-none', {})).status).toBe(404);
  });
});

describe('Task configurations of a target', () => {
  it('are those that apply to it, global ones included, in both spellings of the filters', async () => {
    const [a, b] = [await madeTask({ name: 'a' }), await madeTask({ name: 'b' })];
    const everywhere = (await made(a.id, { global: true })).id;
    const payments = (await made(b.id, {}, projects('prj-payments'))).id;
    const listed = async (query: string) => (await ask(`${CONFIGS}?${query}`)).body.data.map(({ id }: any) => id);
    const documented = 'filter[target_type]=project&filter[target_id]';
    const announced = 'filter[target-type]=projects&filter[target-id]';
    for (const spelling of [documented, announced]) {
      expect(await listed(`${spelling}=prj-payments`)).toEqual([everywhere, payments]);
      expect(await listed(`${spelling}=prj-default`)).toEqual([everywhere]);
    }
    expect(await listed('filter[target-type]=workspaces&filter[target-id]=ws-app')).toEqual([everywhere]);
    expect(await listed(`${documented}=prj-default&filter[task_category]=hook`)).toEqual([everywhere]);
    expect(await listed(`${announced}=prj-default&filter[task-category]=native`)).toEqual([]);
  });

  it.each([
    ['', 400],
    ['filter[target-type]=projects', 400],
    ['filter[target-id]=prj-default', 400],
    ['filter[target-type]=runs&filter[target-id]=prj-default', 400],
    ['filter[target-type]=projects&filter[target-id]=prj-default&filter[task-category]=x', 400],
    ['filter[target-type]=projects&filter[target-id]=prj-default&include=runs', 400],
    ['filter[target-type]=projects&filter[target-id]=prj-none', 404],
    ['filter[target-type]=workspaces&filter[target-id]=ws-none', 404],
  ])('are not listed with "%s": %i', async (query, status) => {
    expect((await ask(`${CONFIGS}?${query}`)).status).toBe(status);
  });

  it('are found by their owner', async () => {
    const task = await madeTask();
    const owned = (query: string) => ask(`${CONFIGS}/for-owner?${query}`);
    const query = `q[task-id]=${task.id}&q[owner-id]=acme&q[owner-type]=organizations`;
    expect((await owned(query)).status).toBe(404);
    const data = await made(task.id);
    expect((await owned(query)).body.data).toEqual(data);
    expect((await owned(query.replace('acme', 'beta'))).status).toBe(404);
    expect((await owned(`q[task-id]=${task.id}`)).status).toBe(400);
  });

  it('include what is related', async () => {
    const task = await madeTask();
    const { id } = await made(task.id, {}, projects('prj-payments'));
    const { body } = await ask(`/api/v2/task-configs/${id}?include=projects,owner,task,organization`);
    expect(body.included.map((item: any) => `${item.type} ${item.id}`)).toEqual([
      'projects prj-payments',
      `tasks ${task.id}`,
      'organizations acme',
    ]);
  });
});

describe('The older view in a run task', () => {
  const everywhere = { 'enabled': true, 'stages': ['post_plan', 'pre_plan'], 'enforcement-level': 'mandatory' };

  it('is the same object', async () => {
    const task = await madeTask({ 'global-configuration': everywhere });
    expect(task.attributes['global-configuration']).toEqual(everywhere);
    const query = `q[task-id]=${task.id}&q[owner-id]=acme&q[owner-type]=organizations`;
    const { data } = (await ask(`${CONFIGS}/for-owner?${query}`)).body;
    expect(data.attributes).toMatchObject({
      'global': true,
      'allowed-stages': ['post_plan', 'pre_plan'],
      'enforcement-level': 'mandatory',
    });
    await update(data.id, { 'global': false, 'enforcement-level': 'advisory' });
    const expected = { ...everywhere, 'enabled': false, 'enforcement-level': 'advisory' };
    expect((await ask(`/api/v2/tasks/${task.id}`)).body.data.attributes['global-configuration']).toEqual(expected);
    expect((await ask(`${ACME}/tasks`)).body.data[0].attributes['global-configuration']).toEqual(expected);
  });

  it('is not enabled by default, and stays if an update omits it', async () => {
    const task = await madeTask();
    const none = { 'enabled': false, 'stages': [], 'enforcement-level': 'advisory' };
    expect(task.attributes['global-configuration']).toEqual(none);
    await updateTask(task.id, { 'global-configuration': everywhere });
    const { body } = await updateTask(task.id, { enabled: false });
    expect(body.data.attributes['global-configuration']).toEqual(everywhere);
  });

  it.each<[string, unknown, string, string]>([
    ['no object', 'x', 'Global configuration must be an object', ''],
    ['a switch that is a text', { enabled: 'x' }, 'Enabled must be a boolean', '/enabled'],
    ['an unknown stage', { stages: ['x'] }, 'Stages is not included in the list', '/stages'],
    [
      'an unknown level',
      { 'enforcement-level': 'x' },
      'Enforcement level is not included in the list',
      '/enforcement-level',
    ],
    ['no stage', { enabled: true }, "Stages can't be blank", '/stages'],
  ])('refuses %s with 422, and makes nothing', async (_, given, detail, pointer) => {
    const reply = await createTask({ 'global-configuration': given });
    expect(problem(reply)).toEqual([422, detail, `/data/attributes/global-configuration${pointer}`]);
    expect((await emulator.control.snapshot()).objects).toMatchObject({ runTasks: [], taskConfigs: [] });
  });

  it('is ignored without the entitlement, and missing from every answer', async () => {
    await emulator.control.settings({ entitlements: { globalRunTasks: false } });
    const task = await madeTask({ 'global-configuration': everywhere });
    const updated = await updateTask(task.id, { 'global-configuration': everywhere });
    const listed = await ask(`${ACME}/tasks`);
    for (const { attributes } of [task, updated.body.data, ...listed.body.data]) {
      expect(Object.keys(attributes)).not.toContain('global-configuration');
    }
    expect((await emulator.control.snapshot()).objects.taskConfigs).toEqual([]);
    expect((await create(task.id)).status).toBe(404);
  });

  it('gives way to a whole configuration at create', async () => {
    const task = await madeTask(
      { 'global-configuration': everywhere },
      {
        'task-configs': {
          data: [
            {
              type: 'task-configs',
              attributes: { 'global': false, 'enforcement-level': 'advisory', 'allowed-stages': ['pre_apply'] },
              relationships: projects('prj-payments'),
            },
          ],
        },
      },
    );
    expect((await emulator.control.snapshot()).objects.taskConfigs).toMatchObject([
      { task: task.id, global: false, enforcementLevel: 'advisory', stages: ['pre_apply'], projects: ['prj-payments'] },
    ]);
  });

  it.each([
    ['no list', { data: {} }, ''],
    ['identifiers', { data: [{ id: 'taskcfg-x', type: 'task-configs' }] }, '/data/0'],
    [
      'no level',
      { data: [{ type: 'task-configs', attributes: { 'global': true, 'allowed-stages': ['pre_plan'] } }] },
      '/data/0/attributes/enforcement-level',
    ],
  ])('refuses %s instead of a whole configuration', async (_, given, pointer) => {
    const [status, , at] = problem(await createTask({}, { 'task-configs': given }));
    expect([status, at]).toEqual([422, `/data/relationships/task-configs${pointer}`]);
  });
});

it('has no task configurations in a release without them', async () => {
  await emulator.control.settings({ taskConfigs: false });
  const task = await madeTask({ 'global-configuration': { enabled: true, stages: ['pre_plan'] } });
  expect(task.attributes['global-configuration'].enabled).toBe(true);
  expect((await create(task.id)).status).toBe(404);
  expect((await ask('/api/v2/task-configs/taskcfg-none')).status).toBe(404);
});

it('ends a configuration with its task', async () => {
  const task = await madeTask();
  const { id } = await made(task.id);
  await emulator.request('DELETE', `/api/v2/tasks/${task.id}`);
  expect((await ask(`/api/v2/task-configs/${id}`)).status).toBe(404);
});

describe('The agent pool of a run task', () => {
  const pool = (id: string | null) => ({ 'agent-pool': { data: id && { id, type: 'agent-pools' } } });

  it('is set, kept and taken away', async () => {
    const task = await madeTask({}, pool('apool-main'));
    expect(task.relationships['agent-pool']).toEqual({ data: { id: 'apool-main', type: 'agent-pools' } });
    const kept = await updateTask(task.id, { enabled: false });
    expect(kept.body.data.relationships['agent-pool'].data.id).toBe('apool-main');
    const taken = await updateTask(task.id, {}, pool(null));
    expect(taken.body.data.relationships['agent-pool']).toEqual({ data: null });
    expect((await updateTask(task.id, {}, pool('apool-main'))).body.data.relationships['agent-pool'].data.id).toBe(
      'apool-main',
    );
  });

  it('must exist', async () => {
    expect(problem(await createTask({}, pool('apool-none')))).toEqual([
      422,
      'The provided agent pool does not exist',
      '/data/relationships/agent-pool/data',
    ]);
    expect((await createTask({}, { 'agent-pool': {} })).status).toBe(422);
  });

  it('is ignored without the entitlement, and missing', async () => {
    await emulator.control.settings({ entitlements: { privateRunTasks: false } });
    const task = await madeTask({}, pool('apool-none'));
    expect(Object.keys(task.relationships)).not.toContain('agent-pool');
  });
});

it('reports which tasks a run would meet, and why', async () => {
  const [own, everywhere, payments, off] = [
    await madeTask({ name: 'own' }),
    await madeTask({ name: 'everywhere' }),
    await madeTask({ name: 'payments' }),
    await madeTask({ name: 'off', enabled: false }),
  ];
  await emulator.request('POST', '/_emulator/workspaces', {
    body: { id: 'ws-pay', name: 'pay', organization: 'acme', project: 'prj-payments' },
  });
  await emulator.request('POST', '/api/v2/workspaces/ws-app/tasks', {
    body: {
      data: {
        type: 'workspace-tasks',
        attributes: { 'enforcement-level': 'advisory', 'stage': 'pre_plan' },
        relationships: { task: { data: { id: own.id, type: 'tasks' } } },
      },
    },
  });
  await made(everywhere.id, { global: true });
  await made(payments.id, {}, projects('prj-payments'));
  await made(off.id, { global: true });
  const applied = { enforcementLevel: 'mandatory', stages: ['pre_plan', 'post_apply'] };
  const global = { taskId: everywhere.id, ...applied, because: 'global' };
  expect(await tasksIn('ws-app')).toEqual([
    { taskId: own.id, enforcementLevel: 'advisory', stages: ['pre_plan'], because: 'workspace' },
    global,
  ]);
  expect(await tasksIn('ws-pay')).toEqual([global, { taskId: payments.id, ...applied, because: 'project' }]);
});
