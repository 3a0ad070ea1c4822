import { startEmulator } from '../../support/emulator';
import type { TestEmulator } from '../../support/emulator';

const TASKS = '/api/v2/organizations/acme/tasks';
const ATTRIBUTES = { name: 'scan', url: 'https://hooks.example/scan', description: 'Scans images.', category: 'task' };

let emulator: TestEmulator;
beforeAll(async () => {
  emulator = await startEmulator();
});
beforeEach(async () => emulator.control.reset());
afterAll(async () => {
  expect((await emulator.control.requests()).unknown).toBe(0);
  await emulator.close();
});

const taskBody = (attributes: object) => ({ data: { type: 'tasks', attributes } });
const create = async (attributes: object = {}) =>
  emulator.request('POST', TASKS, { body: taskBody({ ...ATTRIBUTES, ...attributes }) });
const made = async (attributes: object = {}) => (await create(attributes)).body.data;
const storedTasks = async () => (await emulator.control.snapshot()).objects.runTasks;
/** The task configuration of a task that the organization applies nowhere. */
const NOWHERE = { 'enabled': false, 'stages': [], 'enforcement-level': 'advisory' };

describe('Create run task', () => {
  it('returns 201 with the whole document', async () => {
    const { status, headers, body } = await create({ enabled: false });
    expect(status).toBe(201);
    expect(headers.get('content-type')).toBe('application/vnd.api+json; charset=utf-8');
    expect(body).toEqual({
      data: {
        id: expect.stringMatching(/^task-[A-Za-z0-9]{16}$/),
        type: 'tasks',
        attributes: { ...ATTRIBUTES, 'hmac-key': null, 'enabled': false, 'global-configuration': NOWHERE },
        relationships: {
          'organization': { data: { id: 'acme', type: 'organizations' } },
          'tasks': { data: [] },
          'agent-pool': { data: null },
        },
        links: { self: `/api/v2/tasks/${body.data.id}` },
      },
    });
  });

  it('is enabled by default', async () => {
    expect((await made()).attributes.enabled).toBe(true);
  });

  it('stores the key and never returns it', async () => {
    const task = await made({ 'hmac-key': 'canary' });
    expect(task.attributes['hmac-key']).toBeNull();
    expect(await storedTasks()).toMatchObject([{ id: task.id, hmacKey: 'canary' }]);
  });

  it('returns 404 for an organization that does not exist', async () => {
    const { status, body } = await emulator.request('POST', '/api/v2/organizations/nobody/tasks', {
      body: taskBody(ATTRIBUTES),
    });
    expect({ status, body }).toEqual({ status: 404, body: { errors: [{ status: '404', title: 'not found' }] } });
  });

  it('accepts the name of a task of another organization', async () => {
    await emulator.control.organization('beta');
    await create();
    const { status } = await emulator.request('POST', '/api/v2/organizations/beta/tasks', {
      body: taskBody(ATTRIBUTES),
    });
    expect(status).toBe(201);
  });

  it('counts code points in the description', async () => {
    expect((await create({ description: '🦉'.repeat(300) })).status).toBe(201);
  });

  it.each([
    ['no data', {}, '/data', 'Data must be an object'],
    ['no body', undefined, '/data', 'Data must be an object'],
    ['a list as data', { data: [] }, '/data', 'Data must be an object'],
    ['no type', { data: { attributes: ATTRIBUTES } }, '/data/type', "Type can't be blank"],
    ['another type', { data: { type: 'policies', attributes: ATTRIBUTES } }, '/data/type', 'Type must be tasks'],
    [
      'attributes that are no object',
      { data: { type: 'tasks', attributes: 'x' } },
      '/data/attributes',
      'Attributes must be an object',
    ],
    ['no name', taskBody({ ...ATTRIBUTES, name: undefined }), '/data/attributes/name', "Name can't be blank"],
    ['an empty name', taskBody({ ...ATTRIBUTES, name: '' }), '/data/attributes/name', "Name can't be blank"],
    ['a name that is null', taskBody({ ...ATTRIBUTES, name: null }), '/data/attributes/name', "Name can't be blank"],
    [
      'a name with a space',
      taskBody({ ...ATTRIBUTES, name: 'a b' }),
      '/data/attributes/name',
      'Name may only contain letters, numbers, dashes, and underscores',
    ],
    [
      'a name with a line end',
      taskBody({ ...ATTRIBUTES, name: 'a\n' }),
      '/data/attributes/name',
      'Name may only contain letters, numbers, dashes, and underscores',
    ],
    ['a number as name', taskBody({ ...ATTRIBUTES, name: 7 }), '/data/attributes/name', 'Name must be a string'],
    ['no url', taskBody({ ...ATTRIBUTES, url: undefined }), '/data/attributes/url', "Url can't be blank"],
    ['a relative url', taskBody({ ...ATTRIBUTES, url: '/scan' }), '/data/attributes/url', 'Url is not a valid URL'],
    [
      'a url without a host',
      taskBody({ ...ATTRIBUTES, url: 'https://' }),
      '/data/attributes/url',
      'Url is not a valid URL',
    ],
    [
      'a url of another scheme',
      taskBody({ ...ATTRIBUTES, url: 'ftp://a.example' }),
      '/data/attributes/url',
      'Url is not a valid URL',
    ],
    [
      'no description',
      taskBody({ ...ATTRIBUTES, description: undefined }),
      '/data/attributes/description',
      "Description can't be blank",
    ],
    [
      'a description that is too long',
      taskBody({ ...ATTRIBUTES, description: 'x'.repeat(301) }),
      '/data/attributes/description',
      'Description is too long (maximum is 300 characters)',
    ],
    [
      'no category',
      taskBody({ ...ATTRIBUTES, category: undefined }),
      '/data/attributes/category',
      "Category can't be blank",
    ],
    [
      'another category',
      taskBody({ ...ATTRIBUTES, category: 'hook' }),
      '/data/attributes/category',
      'Category is not included in the list',
    ],
    [
      'a key that is no string',
      taskBody({ ...ATTRIBUTES, 'hmac-key': 1 }),
      '/data/attributes/hmac-key',
      'Hmac key must be a string',
    ],
    [
      'enabled as text',
      taskBody({ ...ATTRIBUTES, enabled: 'true' }),
      '/data/attributes/enabled',
      'Enabled must be a boolean',
    ],
  ])('refuses %s with 422', async (_, body, pointer, detail) => {
    const reply = await emulator.request('POST', TASKS, { body });
    expect(reply.status).toBe(422);
    expect(reply.body).toEqual({
      errors: [{ status: '422', title: 'invalid attribute', detail, source: { pointer } }],
    });
    expect(await storedTasks()).toEqual([]);
  });

  it('refuses a name that is taken in the organization', async () => {
    await create();
    const { status, body } = await create({ url: 'https://other.example' });
    expect(status).toBe(422);
    expect(body.errors).toEqual([
      {
        status: '422',
        title: 'invalid attribute',
        detail: 'Name has already been taken',
        source: { pointer: '/data/attributes/name' },
      },
    ]);
  });

  it('reports every problem at once', async () => {
    const { body } = await create({ name: '', url: 'x', enabled: 1 });
    expect(body.errors.map(({ source }: any) => source.pointer)).toEqual(
      ['name', 'url', 'enabled'].map((name) => `/data/attributes/${name}`),
    );
  });

  it('ignores unknown attributes', async () => {
    const hostile = JSON.stringify(taskBody({ ...ATTRIBUTES, colour: 'red' })).replace(
      '"colour":',
      '"__proto__":{"enabled":false},"colour":',
    );
    const task = (await emulator.request('POST', TASKS, { body: hostile })).body.data;
    expect(task.attributes).toEqual({
      ...ATTRIBUTES,
      'hmac-key': null,
      'enabled': true,
      'global-configuration': NOWHERE,
    });
  });

  it('refuses malformed JSON with 400', async () => {
    const { status, body } = await emulator.request('POST', TASKS, { body: '{"data":' });
    expect({ status, body }).toEqual({
      status: 400,
      body: { errors: [{ status: '400', title: 'bad request', detail: 'The body is not valid JSON.' }] },
    });
  });
});

describe('List run tasks', () => {
  const get = async (query = '') => emulator.request('GET', `${TASKS}${query}`);
  const fill = async (count: number) => {
    for (let n = 1; n <= count; n += 1) await create({ name: `task-${n}` });
  };
  const names = (body: any): string[] => body.data.map(({ attributes }: any) => attributes.name);
  const address = (number: number, size: number, before = '') =>
    `${emulator.address}${TASKS}?${before}page%5Bnumber%5D=${number}&page%5Bsize%5D=${size}`;

  it('returns one empty page for an empty list', async () => {
    expect((await get()).body).toEqual({
      data: [],
      links: { self: address(1, 20), first: address(1, 20), prev: null, next: null, last: address(1, 20) },
      meta: {
        pagination: {
          'current-page': 1,
          'page-size': 20,
          'prev-page': null,
          'next-page': null,
          'total-pages': 1,
          'total-count': 0,
        },
      },
    });
  });

  it('pages by 20, in order of creation', async () => {
    await fill(45);
    const pages = [(await get()).body, (await get('?page%5Bnumber%5D=2')).body, (await get('?page[number]=3')).body];
    expect(pages.flatMap(names)).toEqual(Array.from({ length: 45 }, (_, index) => `task-${index + 1}`));
    expect(pages.map(({ meta }) => meta.pagination)).toEqual([
      { 'current-page': 1, 'page-size': 20, 'prev-page': null, 'next-page': 2, 'total-pages': 3, 'total-count': 45 },
      { 'current-page': 2, 'page-size': 20, 'prev-page': 1, 'next-page': 3, 'total-pages': 3, 'total-count': 45 },
      { 'current-page': 3, 'page-size': 20, 'prev-page': 2, 'next-page': null, 'total-pages': 3, 'total-count': 45 },
    ]);
    expect(pages[1].links).toEqual({
      self: address(2, 20),
      first: address(1, 20),
      prev: address(1, 20),
      next: address(3, 20),
      last: address(3, 20),
    });
  });

  it('returns at most 100 per page', async () => {
    await fill(101);
    const { body } = await get('?page%5Bsize%5D=500');
    expect(body.data).toHaveLength(100);
    expect(body.meta.pagination).toMatchObject({ 'page-size': 100, 'total-pages': 2 });
    expect(body.links.next).toBe(address(2, 100));
  });

  it('follows its own links to the end, with the other parameters kept', async () => {
    await fill(5);
    const seen: string[] = [];
    let next: string | null = `${TASKS}?page%5Bsize%5D=2&include=workspace_tasks`;
    while (next) {
      const { body }: { body: any } = await emulator.request('GET', next);
      seen.push(...names(body));
      expect(body.links.self).toBe(address(body.meta.pagination['current-page'], 2, 'include=workspace_tasks&'));
      next = body.links.next?.slice(emulator.address.length) ?? null;
    }
    expect(seen).toHaveLength(5);
  });

  it.each([
    ['0', '0'],
    ['-1', 'x'],
    ['1.5', ''],
  ])('ignores the page %p and the size %p', async (number, size) => {
    await create();
    const { body } = await get(`?page%5Bnumber%5D=${number}&page%5Bsize%5D=${size}`);
    expect(body.meta.pagination).toMatchObject({ 'current-page': 1, 'page-size': 20 });
  });

  it('returns an empty page without neighbors after the last one', async () => {
    await create();
    const { status, body } = await get('?page%5Bnumber%5D=9');
    expect(status).toBe(200);
    expect(body.data).toEqual([]);
    expect(body.links).toMatchObject({ prev: null, next: null, last: address(1, 20) });
  });

  it("lists only the organization's own", async () => {
    await emulator.control.organization('beta');
    await create();
    expect((await emulator.request('GET', '/api/v2/organizations/beta/tasks')).body.data).toEqual([]);
  });

  it('returns 404 for an organization that does not exist', async () => {
    expect((await emulator.request('GET', '/api/v2/organizations/nobody/tasks')).status).toBe(404);
  });
});

describe('include', () => {
  const associate = async (task: string, workspace: string) =>
    (
      await emulator.request('POST', `/api/v2/workspaces/${workspace}/tasks`, {
        body: {
          data: {
            type: 'workspace-tasks',
            attributes: { 'enforcement-level': 'advisory' },
            relationships: { task: { data: { id: task, type: 'tasks' } } },
          },
        },
      })
    ).body.data;

  it('adds the associations, and their workspaces when asked for', async () => {
    const task = await made();
    const associations = [await associate(task.id, 'ws-app'), await associate(task.id, 'ws-network')];
    const plain = (await emulator.request('GET', `/api/v2/tasks/${task.id}`)).body;
    expect(plain.data.relationships.tasks.data).toEqual(
      associations.map(({ id }) => ({ id, type: 'workspace-tasks' })),
    );
    expect(plain).not.toHaveProperty('included');
    expect((await emulator.request('GET', `/api/v2/tasks/${task.id}?include=workspace_tasks`)).body.included).toEqual(
      associations,
    );
    const both = (await emulator.request('GET', `${TASKS}?include=workspace_tasks,workspace_tasks.workspace`)).body
      .included;
    expect(both.slice(0, 2)).toEqual(associations);
    expect(both.slice(2)).toMatchObject([
      { id: 'ws-app', type: 'workspaces', attributes: { name: 'app' } },
      { id: 'ws-network', type: 'workspaces', attributes: { name: 'network' } },
    ]);
  });

  it('includes a workspace once, though two tasks are associated with it', async () => {
    for (const name of ['one', 'two']) await associate((await made({ name })).id, 'ws-app');
    const { included } = (await emulator.request('GET', `${TASKS}?include=workspace_tasks.workspace`)).body;
    expect(included.map(({ type }: any) => type)).toEqual(['workspace-tasks', 'workspace-tasks', 'workspaces']);
  });

  it.each([TASKS, 'task'])('refuses an unknown value with 400 (%s)', async (path) => {
    const target = path === 'task' ? `/api/v2/tasks/${(await made()).id}` : path;
    const { status, body } = await emulator.request('GET', `${target}?include=workspace_tasks,owners`);
    expect(status).toBe(400);
    expect(body.errors).toEqual([
      {
        status: '400',
        title: 'bad request',
        detail: 'Invalid include parameter: owners',
        source: { parameter: 'include' },
      },
    ]);
  });
});

describe('Show, update and delete run task', () => {
  it('returns the created object', async () => {
    const task = await made();
    const { status, body } = await emulator.request('GET', `/api/v2/tasks/${task.id}`);
    expect({ status, body }).toEqual({ status: 200, body: { data: task } });
  });

  it.each([
    ['name', 'renamed'],
    ['url', 'http://other.example:8080/a?b=c'],
    ['description', ''],
    ['enabled', false],
    ['category', 'task'],
  ])('changes %s alone and keeps the others', async (name, value) => {
    const task = await made({ 'hmac-key': 'canary' });
    const { status, body } = await emulator.request('PATCH', `/api/v2/tasks/${task.id}`, {
      body: taskBody({ [name]: value }),
    });
    expect(status).toBe(200);
    expect(body.data).toEqual({ ...task, attributes: { ...task.attributes, [name]: value } });
    expect(await storedTasks()).toMatchObject([{ hmacKey: 'canary' }]);
  });

  it('changes and clears the key', async () => {
    const { id } = await made({ 'hmac-key': 'first' });
    for (const key of ['second', '']) {
      await emulator.request('PATCH', `/api/v2/tasks/${id}`, { body: taskBody({ 'hmac-key': key }) });
      expect(await storedTasks()).toMatchObject([{ hmacKey: key }]);
    }
  });

  it('keeps its own name and refuses that of another task', async () => {
    const { id } = await made();
    await made({ name: 'other' });
    const rename = async (name: string) =>
      (await emulator.request('PATCH', `/api/v2/tasks/${id}`, { body: taskBody({ name }) })).status;
    expect([await rename('scan'), await rename('other')]).toEqual([200, 422]);
  });

  it.each([
    [{ name: '' }, '/data/attributes/name'],
    [{ url: 'x' }, '/data/attributes/url'],
    [{ description: null }, '/data/attributes/description'],
    [{ category: 'hook' }, '/data/attributes/category'],
    [{ enabled: 'false' }, '/data/attributes/enabled'],
  ])('refuses the update %j with 422 and changes nothing', async (attributes, pointer) => {
    const task = await made();
    const { status, body } = await emulator.request('PATCH', `/api/v2/tasks/${task.id}`, {
      body: taskBody(attributes),
    });
    expect(status).toBe(422);
    expect(body.errors[0].source.pointer).toBe(pointer);
    expect((await emulator.request('GET', `/api/v2/tasks/${task.id}`)).body.data).toEqual(task);
  });

  it('deletes with 204 and no body, its associations too', async () => {
    const { id } = await made();
    await emulator.request('POST', '/api/v2/workspaces/ws-app/tasks', {
      body: {
        data: {
          type: 'workspace-tasks',
          attributes: { 'enforcement-level': 'advisory' },
          relationships: { task: { data: { id, type: 'tasks' } } },
        },
      },
    });
    const { status, body } = await emulator.request('DELETE', `/api/v2/tasks/${id}`);
    expect({ status, body }).toEqual({ status: 204, body: undefined });
    expect((await emulator.control.snapshot()).objects).toMatchObject({ runTasks: [], workspaceRunTasks: [] });
  });

  it.each(['GET', 'PATCH', 'DELETE'])('returns 404 for %s of a task that does not exist', async (method) => {
    const body = method === 'PATCH' ? taskBody({}) : undefined;
    expect((await emulator.request(method, '/api/v2/tasks/task-none', { body })).status).toBe(404);
  });
});
