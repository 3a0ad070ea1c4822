import { startEmulator } from '../../support/emulator';
import type { TestEmulator } from '../../support/emulator';

const ASSOCIATIONS = '/api/v2/workspaces/ws-app/tasks';

let emulator: TestEmulator;
beforeAll(async () => {
  emulator = await startEmulator();
});
beforeEach(async () => emulator.control.reset());
afterAll(async () => {
  expect((await emulator.control.requests()).unknown).toBe(0);
  await emulator.close();
});

const makeTask = async (name = 'scan', organization = 'acme'): Promise<string> =>
  (
    await emulator.request('POST', `/api/v2/organizations/${organization}/tasks`, {
      body: {
        data: { type: 'tasks', attributes: { name, url: 'https://hooks.example', description: '', category: 'task' } },
      },
    })
  ).body.data.id;
const associationBody = (task: unknown, attributes: object = {}) => ({
  data: {
    type: 'workspace-tasks',
    attributes: { 'enforcement-level': 'mandatory', ...attributes },
    relationships: { task: { data: { id: task, type: 'tasks' } } },
  },
});
const associate = async (task: string, attributes: object = {}, path = ASSOCIATIONS) =>
  emulator.request('POST', path, { body: associationBody(task, attributes) });
const patchBody = (attributes: object) => ({ data: { type: 'workspace-tasks', attributes } });
const stored = async () => (await emulator.control.snapshot()).objects.workspaceRunTasks;

describe('Associate to workspace', () => {
  it('returns 201 with the document, at post_plan by default', async () => {
    const task = await makeTask();
    const { status, body } = await associate(task);
    expect(status).toBe(201);
    expect(body).toEqual({
      data: {
        id: expect.stringMatching(/^wstask-[A-Za-z0-9]{16}$/),
        type: 'workspace-tasks',
        attributes: { 'enforcement-level': 'mandatory', 'stage': 'post_plan' },
        relationships: {
          task: { data: { id: task, type: 'tasks' } },
          workspace: { data: { id: 'ws-app', type: 'workspaces' } },
        },
        links: { self: `${ASSOCIATIONS}/${body.data.id}` },
      },
    });
  });

  it('returns 204 without a document if configured, and creates the same association', async () => {
    await emulator.control.settings({ associationStatus: 204 });
    const { status, body } = await associate(await makeTask());
    expect({ status, body }).toEqual({ status: 204, body: undefined });
    expect((await emulator.request('GET', ASSOCIATIONS)).body.data).toHaveLength(1);
  });

  it.each(['pre_plan', 'post_plan', 'pre_apply'])('accepts the stage %s', async (stage) => {
    expect((await associate(await makeTask(), { stage })).body.data.attributes.stage).toBe(stage);
  });

  it('associates one task with several workspaces, and several tasks with one', async () => {
    const [one, two] = [await makeTask('one'), await makeTask('two')];
    expect((await associate(one)).status).toBe(201);
    expect((await associate(two)).status).toBe(201);
    expect((await associate(one, {}, '/api/v2/workspaces/ws-network/tasks')).status).toBe(201);
  });

  it.each([
    [
      'no enforcement level',
      { 'enforcement-level': undefined },
      '/data/attributes/enforcement-level',
      "Enforcement level can't be blank",
    ],
    [
      'an unknown enforcement level',
      { 'enforcement-level': 'hard-mandatory' },
      '/data/attributes/enforcement-level',
      'Enforcement level is not included in the list',
    ],
    ['an unknown stage', { stage: 'post_apply' }, '/data/attributes/stage', 'Stage is not included in the list'],
    ['a stage that is no string', { stage: ['pre_plan'] }, '/data/attributes/stage', 'Stage must be a string'],
  ])('refuses %s with 422', async (_, attributes, pointer, detail) => {
    const { status, body } = await associate(await makeTask(), attributes);
    expect({ status, body }).toEqual({
      status: 422,
      body: { errors: [{ status: '422', title: 'invalid attribute', detail, source: { pointer } }] },
    });
    expect(await stored()).toEqual([]);
  });

  it.each([
    ['no relationship', undefined, '/data/relationships/task/data'],
    ['a relationship without data', { task: {} }, '/data/relationships/task/data'],
    ['an id that is no string', { task: { data: { id: 7, type: 'tasks' } } }, '/data/relationships/task/data/id'],
    ['an identifier without a type', { task: { data: { id: 'task-x' } } }, '/data/relationships/task/data/type'],
    [
      'a task that does not exist',
      { task: { data: { id: 'task-none', type: 'tasks' } } },
      '/data/relationships/task/data',
    ],
    ['relationships that are no object', 'x', '/data/relationships'],
  ])('refuses %s with 422', async (_, relationships, pointer) => {
    const { status, body } = await emulator.request('POST', ASSOCIATIONS, {
      body: { data: { type: 'workspace-tasks', attributes: { 'enforcement-level': 'advisory' }, relationships } },
    });
    expect(status).toBe(422);
    expect(body.errors.map(({ source }: any) => source.pointer)).toEqual([pointer]);
  });

  it('refuses a task of another organization', async () => {
    await emulator.control.organization('beta');
    const { status, body } = await associate(await makeTask('scan', 'beta'));
    expect([status, body.errors[0].detail]).toEqual([422, expect.stringMatching(/^Task task-\w+ not found$/)]);
  });

  it('refuses a second association of the same task with the same workspace', async () => {
    const task = await makeTask();
    await associate(task);
    const { status, body } = await associate(task, { stage: 'pre_plan' });
    expect([status, body.errors[0].detail]).toEqual([422, 'Task has already been taken']);
    expect(await stored()).toHaveLength(1);
  });

  it('returns 404 for a workspace that does not exist', async () => {
    expect((await associate(await makeTask(), {}, '/api/v2/workspaces/ws-none/tasks')).status).toBe(404);
  });
});

describe('List and show workspace run task', () => {
  it('pages through the associations of the workspace only', async () => {
    for (let n = 1; n <= 21; n += 1) await associate(await makeTask(`task-${n}`));
    await associate(await makeTask('elsewhere'), {}, '/api/v2/workspaces/ws-network/tasks');
    const { status, body } = await emulator.request('GET', `${ASSOCIATIONS}?page%5Bnumber%5D=2`);
    expect(status).toBe(200);
    expect(body.data).toHaveLength(1);
    expect(body.meta.pagination).toEqual({
      'current-page': 2,
      'page-size': 20,
      'prev-page': 1,
      'next-page': null,
      'total-pages': 2,
      'total-count': 21,
    });
    expect(body.links.prev).toBe(`${emulator.address}${ASSOCIATIONS}?page%5Bnumber%5D=1&page%5Bsize%5D=20`);
  });

  it('returns the created object', async () => {
    const { data } = (await associate(await makeTask())).body;
    expect((await emulator.request('GET', data.links.self)).body).toEqual({ data });
  });

  it('ignores include', async () => {
    const { data } = (await associate(await makeTask())).body;
    for (const path of [ASSOCIATIONS, data.links.self]) {
      expect((await emulator.request('GET', `${path}?include=task`)).status).toBe(400);
    }
  });

  it('returns 404 for a workspace that does not exist', async () => {
    expect((await emulator.request('GET', '/api/v2/workspaces/ws-none/tasks')).status).toBe(404);
  });

  it.each(['GET', 'PATCH', 'DELETE'])('returns 404 for %s under the wrong workspace', async (method) => {
    const { data } = (await associate(await makeTask())).body;
    const body = method === 'PATCH' ? patchBody({}) : undefined;
    expect((await emulator.request(method, `/api/v2/workspaces/ws-network/tasks/${data.id}`, { body })).status).toBe(
      404,
    );
    expect(await stored()).toHaveLength(1);
  });
});

describe('Update and delete workspace run task', () => {
  it.each([
    ['enforcement-level', 'advisory'],
    ['stage', 'pre_plan'],
  ])('changes %s alone and keeps the other', async (name, value) => {
    const { data } = (await associate(await makeTask())).body;
    const { status, body } = await emulator.request('PATCH', data.links.self, { body: patchBody({ [name]: value }) });
    expect(status).toBe(200);
    expect(body.data).toEqual({ ...data, attributes: { ...data.attributes, [name]: value } });
  });

  it('refuses the stage pre_apply, which the update does not list', async () => {
    const { data } = (await associate(await makeTask(), { stage: 'pre_apply' })).body;
    const { status, body } = await emulator.request('PATCH', data.links.self, {
      body: patchBody({ stage: 'pre_apply' }),
    });
    expect([status, body.errors[0].detail]).toEqual([422, 'Stage is not included in the list']);
    const level = await emulator.request('PATCH', data.links.self, {
      body: patchBody({ 'enforcement-level': 'advisory' }),
    });
    expect(level.body.data.attributes).toEqual({ 'enforcement-level': 'advisory', 'stage': 'pre_apply' });
  });

  it.each([[{ 'enforcement-level': 'soft' }], [{ 'enforcement-level': null }], [{ stage: 'never' }]])(
    'refuses %j with 422',
    async (attributes) => {
      const { data } = (await associate(await makeTask())).body;
      expect((await emulator.request('PATCH', data.links.self, { body: patchBody(attributes) })).status).toBe(422);
      expect((await emulator.request('GET', data.links.self)).body.data).toEqual(data);
    },
  );

  it('requires the right type', async () => {
    const { data } = (await associate(await makeTask())).body;
    expect(
      (await emulator.request('PATCH', data.links.self, { body: { data: { type: 'tasks', attributes: {} } } })).status,
    ).toBe(422);
  });

  it('deletes with 204, and returns 404 the second time', async () => {
    const task = await makeTask();
    const { data } = (await associate(task)).body;
    expect((await emulator.request('DELETE', data.links.self)).status).toBe(204);
    expect((await emulator.request('DELETE', data.links.self)).status).toBe(404);
    expect((await emulator.request('GET', `/api/v2/tasks/${task}`)).body.data.relationships.tasks.data).toEqual([]);
  });
});
