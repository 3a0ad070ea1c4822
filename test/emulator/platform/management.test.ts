import { startEmulator } from '../../support/emulator';
import type { TestEmulator } from '../../support/emulator';

let emulator: TestEmulator;
beforeAll(async () => {
  emulator = await startEmulator();
});
beforeEach(async () => emulator.control.reset());
afterAll(async () => {
  expect((await emulator.control.requests()).unknown).toBe(0);
  await emulator.close();
});

const ask = async (method: string, path: string, attributes?: object, token?: string) => {
  const [, type = ''] = /(organizations|workspaces|tasks|policies)(?:\/[^/]+)?$/.exec(path) ?? [];
  const body = attributes && { data: { type, attributes } };
  return emulator.request(method, `/api/v2/${path}`, { body, token });
};
const problem = (pointer: string, detail: string) => [
  { status: '422', title: 'invalid attribute', detail, source: { pointer } },
];
const NAME = '/data/attributes/name';

describe('Organizations', () => {
  it('are created, changed and deleted with everything in them', async () => {
    const created = await ask('POST', 'organizations', { name: 'beta', email: 'ops@beta.example' });
    expect([created.status, created.body.data]).toMatchObject([
      201,
      {
        id: 'beta',
        type: 'organizations',
        attributes: { name: 'beta', email: 'ops@beta.example' },
        links: { self: '/api/v2/organizations/beta' },
      },
    ]);
    const changed = await ask('PATCH', 'organizations/beta', { email: 'new@beta.example' });
    expect([changed.status, changed.body.data.attributes.email]).toEqual([200, 'new@beta.example']);
    await ask('POST', 'organizations/beta/workspaces', { name: 'app' });
    expect(await ask('DELETE', 'organizations/beta')).toMatchObject({ status: 204, body: undefined });
    expect((await ask('GET', 'organizations/beta')).status).toBe(404);
    expect(JSON.stringify((await emulator.control.snapshot()).objects)).not.toContain('beta');
  });

  it.each([
    ['a name that is taken', { name: 'acme', email: 'a@b.example' }, problem(NAME, 'Name has already been taken')],
    ['a name with a space', { name: 'a b c', email: 'a@b.example' }, problem(NAME, 'Name is not valid')],
    ['no name', { email: 'a@b.example' }, problem(NAME, "Name can't be blank")],
    ['no address', { name: 'beta' }, problem('/data/attributes/email', "Email can't be blank")],
    ['an address without a host', { name: 'beta', email: 'x' }, problem('/data/attributes/email', 'Email is invalid')],
  ])('are refused with %s', async (_, attributes, errors) => {
    expect(await ask('POST', 'organizations', attributes)).toMatchObject({ status: 422, body: { errors } });
  });

  it('keep their name, to which everything in them refers', async () => {
    const { status, body } = await ask('PATCH', 'organizations/acme', { name: 'other' });
    expect([status, body.errors]).toEqual([422, problem(NAME, 'Name cannot be changed in the emulator')]);
    expect((await ask('PATCH', 'organizations/nobody', {})).status).toBe(404);
    expect((await ask('DELETE', 'organizations/nobody')).status).toBe(404);
  });
});

describe('Workspaces', () => {
  it('are created, and found by their name and their id', async () => {
    const created = await ask('POST', 'organizations/acme/workspaces', { name: 'data', description: 'Tables.' });
    expect([created.status, created.body.data]).toMatchObject([
      201,
      {
        id: expect.stringMatching(/^ws-\w{16}$/),
        type: 'workspaces',
        attributes: { name: 'data' },
        relationships: { organization: { data: { id: 'acme', type: 'organizations' } } },
        links: { self: '/api/v2/organizations/acme/workspaces/data' },
      },
    ]);
    expect((await ask('GET', 'organizations/acme/workspaces/data')).body).toEqual(created.body);
    expect((await ask('GET', `workspaces/${created.body.data.id}`)).body).toEqual(created.body);
    for (const path of ['acme/workspaces/none', 'nobody/workspaces/app']) {
      expect((await ask('GET', `organizations/${path}`)).status).toBe(404);
    }
  });

  it.each(['workspaces/ws-app', 'organizations/acme/workspaces/app'])('are renamed by %s', async (path) => {
    expect((await ask('PATCH', path, { name: 'renamed' })).body.data).toMatchObject({
      id: 'ws-app',
      attributes: { name: 'renamed' },
    });
    expect((await ask('GET', 'organizations/acme/workspaces/renamed')).body.data.id).toBe('ws-app');
    expect((await ask('GET', 'organizations/acme/workspaces/app')).status).toBe(404);
  });

  it.each([
    ['DELETE', 'workspaces/ws-app'],
    ['DELETE', 'organizations/acme/workspaces/app'],
    ['POST', 'workspaces/ws-app/actions/safe-delete'],
    ['POST', 'organizations/acme/workspaces/app/actions/safe-delete'],
  ])('are deleted by %s %s, with their runs and associations', async (method, path) => {
    const attributes = { name: 'scan', url: 'http://127.0.0.1:1', description: '', category: 'task' };
    const { id } = (await ask('POST', 'organizations/acme/tasks', attributes)).body.data;
    await emulator.request('POST', '/api/v2/workspaces/ws-app/tasks', {
      body: {
        data: {
          type: 'workspace-tasks',
          attributes: { 'enforcement-level': 'advisory' },
          relationships: { task: { data: { id, type: 'tasks' } } },
        },
      },
    });
    await emulator.request('POST', '/_emulator/runs', { body: { workspace: 'ws-app' } });
    expect(await ask(method, path)).toMatchObject({ status: 204, body: undefined });
    expect((await ask('GET', 'workspaces/ws-app')).status).toBe(404);
    const { objects } = await emulator.control.snapshot();
    expect(JSON.stringify(objects)).not.toContain('ws-app');
    expect((await ask(method, path)).status).toBe(404);
  });

  it.each([
    ['a name that is taken', { name: 'app' }, problem(NAME, 'Name has already been taken')],
    ['a name with a dot', { name: 'a.b' }, problem(NAME, 'Name can only include letters, numbers, -, and _.')],
    ['no name', {}, problem(NAME, "Name can't be blank")],
  ])('are refused with %s', async (_, attributes, errors) => {
    expect(await ask('POST', 'organizations/acme/workspaces', attributes)).toMatchObject({
      status: 422,
      body: { errors },
    });
  });

  it('are refused above the limit of their organization', async () => {
    await ask('PATCH', 'admin/organizations/acme', { 'workspace-limit': 2 });
    expect((await ask('POST', 'organizations/acme/workspaces', { name: 'more' })).status).toBe(422);
    await ask('PATCH', 'admin/organizations/acme', { 'workspace-limit': 3 });
    expect((await ask('POST', 'organizations/acme/workspaces', { name: 'more' })).status).toBe(201);
  });
});

describe('A team', () => {
  /** In place of the teams that exist from the start. */
  const team = async (fields: object = {}) => {
    for (const id of ['team-owners', 'team-platform']) await emulator.request('DELETE', `/_emulator/teams/${id}`);
    const body = { name: 'platform', organization: 'acme', ...fields };
    return (await emulator.request('POST', '/_emulator/teams', { body })).body;
  };
  const TASK = { name: 'scan', url: 'https://hooks.example/scan', description: '', category: 'task' };
  const POLICY = { 'name': 'deny', 'enforcement-level': 'advisory' };
  const MODULE = { 'name': 'dns', 'provider': 'aws', 'registry-name': 'private' };

  /** The statuses of one write of each kind. */
  async function writes(token: string) {
    const { id: task } = (await ask('POST', 'organizations/acme/tasks', { ...TASK, name: 'theirs' })).body.data;
    const association = {
      type: 'workspace-tasks',
      attributes: { 'enforcement-level': 'advisory' },
      relationships: { task: { data: { id: task, type: 'tasks' } } },
    };
    const associate = async (workspace: string) =>
      (await emulator.request('POST', `/api/v2/workspaces/${workspace}/tasks`, { token, body: { data: association } }))
        .status;
    const create = async (path: string, attributes: object) =>
      (
        await emulator.request('POST', `/api/v2/organizations/acme/${path}`, {
          token,
          body: { data: { type: path, attributes } },
        })
      ).status;
    const statuses = {
      'a task': await create('tasks', TASK),
      'a change of a task': (await ask('PATCH', `tasks/${task}`, { enabled: false }, token)).status,
      'a task of ws-app': await associate('ws-app'),
      'a task of ws-network': await associate('ws-network'),
      'a policy': await create('policies', POLICY),
      'a module': await create('registry-modules', MODULE),
      'a workspace': await create('workspaces', { name: 'more' }),
    };
    return Object.entries(statuses).flatMap(([what, status]) => (status < 300 ? [what] : [`not ${what}: ${status}`]));
  }
  const permitted = async (token: string) => (await writes(token)).filter((text) => !text.endsWith(': 404'));

  it.each<[string, object, string[]]>([
    ['without rights writes nothing', {}, []],
    [
      'that manages run tasks changes and associates them, but does not create them',
      { rights: ['manage-run-tasks'] },
      ['a change of a task', 'a task of ws-app', 'a task of ws-network'],
    ],
    ['of one workspace associates tasks with it', { workspaces: ['ws-app'] }, ['a task of ws-app']],
    ['that manages policies writes them', { rights: ['manage-policies'] }, ['a policy']],
    ['that manages modules writes them', { rights: ['manage-modules'] }, ['a module']],
    [
      'that manages workspaces writes them and their run tasks',
      { rights: ['manage-workspaces'] },
      ['a task of ws-app', 'a task of ws-network', 'a workspace'],
    ],
    [
      'of the owners writes everything',
      { name: 'owners' },
      [
        'a task',
        'a change of a task',
        'a task of ws-app',
        'a task of ws-network',
        'a policy',
        'a module',
        'a workspace',
      ],
    ],
  ])('%s', async (_, fields, expected) => {
    expect(await permitted((await team(fields)).token)).toEqual(expected);
  });

  it('reads its organization, and nothing of another', async () => {
    await emulator.control.organization('beta');
    await emulator.control.workspace('ws-beta', 'beta', 'beta');
    const { id, token } = await team({ rights: ['read-workspaces'] });
    const statuses = async (...paths: string[]) =>
      Promise.all(paths.map(async (path) => (await ask('GET', path, undefined, token)).status));
    expect(
      await statuses(
        'organizations/acme',
        'organizations/acme/tasks',
        'workspaces/ws-app',
        `teams/${id}`,
        'organizations',
      ),
    ).toEqual([200, 200, 200, 200, 200]);
    expect(
      await statuses('organizations/beta', 'organizations/beta/policies', 'workspaces/ws-beta', 'admin/organizations'),
    ).toEqual([404, 404, 404, 404]);
    expect((await ask('POST', 'organizations/beta/workspaces', { name: 'x' }, token)).status).toBe(404);
  });

  it('of the owners changes and deletes its organization, which no other team can', async () => {
    const { token: other } = await team({ rights: ['manage-workspaces'] });
    const { token: owners } = await team({ name: 'owners' });
    expect((await ask('PATCH', 'organizations/acme', { email: 'x@acme.example' }, other)).status).toBe(404);
    expect((await ask('DELETE', 'organizations/acme', undefined, other)).status).toBe(404);
    expect((await ask('PATCH', 'organizations/acme', { email: 'x@acme.example' }, owners)).status).toBe(200);
    expect((await ask('PATCH', 'admin/organizations/acme', {}, owners)).status).toBe(404);
    expect((await ask('DELETE', 'organizations/acme', undefined, owners)).status).toBe(204);
    expect((await ask('GET', 'organizations/acme', undefined, owners)).status).toBe(401);
  });

  it('has its rights with the tokens that the secrets service issues to it', async () => {
    await team({ id: 'team-policies', rights: ['manage-policies'] });
    const config = { address: emulator.address, token: 'platform-root' };
    await emulator.request('POST', '/v1/terraform/config', { body: config });
    await emulator.request('POST', '/v1/terraform/role/policies', {
      body: { team_id: 'team-policies' },
    });
    const { token } = (await emulator.request('GET', '/v1/terraform/creds/policies')).body.data;
    expect(await permitted(token)).toEqual(['a policy']);
  });

  it('is listed and shown with its rights', async () => {
    const { id, token } = await team({ rights: ['manage-modules'] });
    const { body } = await ask('GET', 'organizations/acme/teams');
    expect(body.data).toMatchObject([
      {
        id,
        type: 'teams',
        attributes: { 'name': 'platform', 'organization-access': { 'manage-modules': true, 'manage-policies': false } },
        relationships: { organization: { data: { id: 'acme', type: 'organizations' } } },
      },
    ]);
    expect((await ask('GET', `teams/${id}`)).body.data).toEqual(body.data[0]);
    expect((await ask('GET', 'teams/team-none')).status).toBe(404);
    expect(JSON.stringify(body)).not.toContain(token);
  });

  it.each([
    [400, { rights: ['manage-everything'] }, /unknown rights: manage-everything/],
    [400, { id: 'platform' }, /"id" must start with `team-`/],
    [400, { organization: 'nobody' }, /There is no organization "nobody"/],
    [409, {}, /The team "platform" already exists/],
  ])('is refused with %d for %j', async (status, fields, error) => {
    const reply = await emulator.request('POST', '/_emulator/teams', {
      body: { name: status === 409 ? 'platform' : 'builders', organization: 'acme', ...fields },
    });
    expect([reply.status, reply.body.error]).toEqual([status, expect.stringMatching(error)]);
  });
});
