import { startEmulator } from '../../support/emulator';
import type { TestEmulator } from '../../support/emulator';

const ADMIN = '/api/v2/admin/organizations';
const NOT_FOUND = { errors: [{ status: '404', title: 'not found' }] };

let emulator: TestEmulator;
beforeAll(async () => {
  emulator = await startEmulator();
});
beforeEach(async () => emulator.control.reset());
afterAll(async () => {
  expect((await emulator.control.requests()).unknown).toBe(0);
  await emulator.close();
});

const get = async (path = '', token?: string) => emulator.request('GET', `${ADMIN}${path}`, { token });
const names = async (query: string) => (await get(query)).body.data.map(({ id }: any) => id);
const update = async (attributes: unknown, name = 'acme') =>
  emulator.request('PATCH', `${ADMIN}/${name}`, { body: { data: { type: 'organizations', attributes } } });
const consumersPath = (name: string) => `${ADMIN}/${name}/relationships/module-consumers`;
const setConsumers = async (consumers: unknown[], name = 'acme') =>
  emulator.request('PATCH', consumersPath(name), {
    body: { data: consumers.map((id) => ({ id, type: 'organizations' })) },
  });
const consumers = async (name = 'acme') =>
  (await emulator.request('GET', consumersPath(name))).body.data.map(({ id }: any) => id);
const attributes = async (name = 'acme') => (await get(`/${name}`)).body.data.attributes;

describe('Organization administration permissions', () => {
  const requests: [string, string][] = [
    ['GET', ADMIN],
    ['GET', `${ADMIN}/acme`],
    ['PATCH', `${ADMIN}/acme`],
    ['DELETE', `${ADMIN}/acme`],
    ['GET', consumersPath('acme')],
    ['PATCH', consumersPath('acme')],
  ];

  it.each(['platform-reader', 'platform-none'])(
    "returns 404 for everything with the token %s, which is not an administrator's",
    async (token) => {
      for (const [method, path] of requests) {
        const { status, body } = await emulator.request(method, path, { token });
        expect({ method, path, status, body }).toEqual({ method, path, status: 404, body: NOT_FOUND });
      }
    },
  );

  it('returns 404 for everything in the hosted edition', async () => {
    await emulator.control.settings({ edition: 'hosted' });
    for (const [method, path] of requests) expect((await emulator.request(method, path)).status).toBe(404);
    await emulator.control.settings({ edition: 'self-managed' });
    expect((await get()).status).toBe(200);
  });
});

describe('List organizations', () => {
  beforeEach(async () => {
    await emulator.control.organization('beta', 'ops@beta.example');
    await emulator.control.organization('gamma', 'platform@gamma.example');
  });

  it('counts by status, and pages without a page size', async () => {
    await update({ 'is-disabled': true }, 'beta');
    const { status, body } = await get('?page[size]=2&page[number]=2');
    expect([status, body.data.map(({ id }: any) => id)]).toEqual([200, ['gamma']]);
    expect(body.meta).toEqual({
      'pagination': { 'current-page': 2, 'prev-page': 1, 'next-page': null, 'total-pages': 2, 'total-count': 3 },
      'status-counts': { total: 3, active: 2, disabled: 1 },
    });
    expect(body.links.prev).toBe(`${emulator.address}${ADMIN}?page%5Bnumber%5D=1&page%5Bsize%5D=2`);
  });

  it('searches names and addresses with q, which overrides the two others', async () => {
    expect(await names('?q=platform')).toEqual(['acme', 'gamma']);
    expect(await names('?q=BETA')).toEqual(['beta']);
    expect(await names('?q%5Bemail%5D=platform')).toEqual(['acme', 'gamma']);
    expect(await names('?q%5Bname%5D=a&q%5Bemail%5D=gamma')).toEqual(['gamma']);
    expect(await names('?q%5Bname%5D=beta&q%5Bemail%5D=gamma')).toEqual([]);
    expect(await names('?q=acme&q%5Bname%5D=beta')).toEqual(['acme']);
  });

  it('filters organizations that share modules', async () => {
    await update({ 'global-module-sharing': true }, 'beta');
    await setConsumers(['acme'], 'gamma');
    expect(await names('?filter%5Bmodule_producer%5D=true')).toEqual(['beta', 'gamma']);
    expect(await names('?filter%5Bmodule_producer%5D=false')).toEqual(['acme']);
    expect((await get('?filter[module_producer]=maybe')).status).toBe(400);
  });

  it('includes the owners', async () => {
    for (const path of ['?q=beta', '/beta']) {
      const { body } = await get(`${path}${path.includes('?') ? '&' : '?'}include=owners`);
      const [organization] = [body.data].flat();
      expect(body.included).toEqual([
        {
          id: organization.relationships.owners.data[0].id,
          type: 'users',
          attributes: { username: 'ops', email: 'ops@beta.example' },
        },
      ]);
    }
    expect((await get('?include=teams')).status).toBe(400);
  });
});

describe('Show organization', () => {
  it('returns the whole document', async () => {
    const { status, body } = await get('/acme');
    expect(status).toBe(200);
    expect(body).toEqual({
      data: {
        id: 'acme',
        type: 'organizations',
        attributes: {
          'access-beta-tools': false,
          'external-id': expect.stringMatching(/^org-\w{16}$/),
          'is-disabled': false,
          'name': 'acme',
          'infra-build-worker-apply-timeout': null,
          'infra-build-worker-plan-timeout': null,
          'infra-worker-sudo-enabled': false,
          'notification-email': 'platform@acme.example',
          'global-module-sharing': false,
          'sso-enabled': false,
          'workspace-limit': null,
        },
        relationships: {
          'owners': { data: [{ id: expect.stringMatching(/^user-\w{16}$/), type: 'users' }] },
          'subscription': { data: null },
          'feature-set': { data: null },
          'module-consumers': { links: { related: consumersPath('acme') } },
        },
        links: { self: `${ADMIN}/acme` },
      },
    });
    expect((await get('/nobody')).status).toBe(404);
  });
});

describe('Update organization', () => {
  it.each([
    ['access-beta-tools', true],
    ['global-module-sharing', true],
    ['is-disabled', true],
    ['workspace-limit', 0],
    ['workspace-limit', 7],
    ['workspace-limit', null],
    ['infra-build-worker-apply-timeout', '36h'],
    ['infra-build-worker-apply-timeout', '1.5h'],
    ['infra-build-worker-plan-timeout', '90m'],
    ['infra-build-worker-plan-timeout', '5400s'],
    ['infra-build-worker-plan-timeout', '100ms'],
    ['infra-build-worker-apply-timeout', null],
  ])('sets %s to %j as sent, and nothing else', async (name, value) => {
    const before = await attributes();
    const { status, body } = await update({ [name]: value });
    expect([status, body.data.attributes]).toEqual([200, { ...before, [name]: value }]);
    expect(await attributes()).toEqual(body.data.attributes);
  });

  it.each([
    ['access-beta-tools', 'true'],
    ['global-module-sharing', 1],
    ['is-disabled', null],
    ['workspace-limit', -1],
    ['workspace-limit', 1.5],
    ['workspace-limit', '5'],
    ['infra-build-worker-apply-timeout', '24'],
    ['infra-build-worker-apply-timeout', '24 h'],
    ['infra-build-worker-plan-timeout', 7200],
    ['infra-build-worker-plan-timeout', ''],
  ])('refuses %s as %j with 422', async (name, value) => {
    const { status, body } = await update({ [name]: value });
    expect([status, body.errors.map(({ source }: any) => source.pointer)]).toEqual([422, [`/data/attributes/${name}`]]);
  });

  it('takes the empty type that the official client sends, here alone', async () => {
    const body = { data: { type: '', attributes: { 'access-beta-tools': true } } };
    expect((await emulator.request('PATCH', `${ADMIN}/acme`, { body })).status).toBe(200);
    expect((await attributes())['access-beta-tools']).toBe(true);
    expect((await emulator.request('PATCH', '/api/v2/organizations/acme', { body })).status).toBe(422);
  });

  it('requires its document and an existing organization', async () => {
    expect((await emulator.request('PATCH', `${ADMIN}/acme`, { body: { data: { type: 'tasks' } } })).status).toBe(422);
    expect((await update({}, 'nobody')).status).toBe(404);
  });

  it('returns 404 for everything in a disabled organization except its administration', async () => {
    const task = (
      await emulator.request('POST', '/api/v2/organizations/acme/tasks', {
        body: {
          data: {
            type: 'tasks',
            attributes: { name: 'scan', url: 'https://hooks.example', description: '', category: 'task' },
          },
        },
      })
    ).body.data;
    const paths = [
      '/organizations/acme',
      '/organizations/acme/tasks',
      '/organizations/acme/policies',
      '/organizations/acme/registry-modules',
      `/tasks/${task.id}`,
      '/workspaces/ws-app/tasks',
    ];
    await update({ 'is-disabled': true });
    for (const path of paths) {
      expect({ path, status: (await emulator.request('GET', `/api/v2${path}`)).status }).toEqual({ path, status: 404 });
    }
    expect((await attributes())['is-disabled']).toBe(true);
    await update({ 'is-disabled': false });
    for (const path of paths) {
      expect({ path, status: (await emulator.request('GET', `/api/v2${path}`)).status }).toEqual({ path, status: 200 });
    }
  });

  it('blocks only new workspaces above the limit', async () => {
    const status = async () =>
      (await emulator.request('POST', '/_emulator/workspaces', { body: { name: 'more', organization: 'acme' } }))
        .status;
    await update({ 'workspace-limit': 1 });
    expect(await status()).toBe(409);
    expect((await emulator.request('GET', '/api/v2/organizations/acme/workspaces')).body.data).toHaveLength(2);
    await update({ 'workspace-limit': 0 });
    expect(await status()).toBe(201);
  });
});

describe('Delete organization', () => {
  it('deletes everything in it and removes it from all consumer lists', async () => {
    await emulator.control.organization('beta');
    await setConsumers(['acme'], 'beta');
    await update({ 'access-beta-tools': true });
    const attributesOfTask = { name: 'scan', url: 'https://hooks.example', description: '', category: 'task' };
    await emulator.request('POST', '/api/v2/organizations/acme/tasks', {
      body: { data: { type: 'tasks', attributes: attributesOfTask } },
    });
    await emulator.request('POST', '/api/v2/organizations/acme/policies', {
      body: { data: { type: 'policies', attributes: { 'name': 'a', 'enforcement-level': 'advisory' } } },
    });
    const repository = {
      'identifier': 'acme/terraform-aws-vpc',
      'oauth-token-id': 'ot-main',
      'display_identifier': 'vpc',
    };
    await emulator.request('POST', '/api/v2/organizations/acme/registry-modules/vcs', {
      body: { data: { type: 'registry-modules', attributes: { 'vcs-repo': repository } } },
    });
    const { status, body } = await emulator.request('DELETE', `${ADMIN}/acme`);
    expect({ status, body }).toEqual({ status: 204, body: undefined });
    // The installation of the GitHub App is that of an organization of GitHub, and authorities have settings of that name.
    const { gitHubAppInstallations: _, pkiConfigs: __, ...objects } = (await emulator.control.snapshot()).objects;
    expect(JSON.stringify(objects)).not.toContain('acme');
    expect(await consumers('beta')).toEqual([]);
    expect((await emulator.request('DELETE', `${ADMIN}/acme`)).status).toBe(404);
  });
});

describe('Module consumers', () => {
  beforeEach(async () => {
    for (const name of ['beta', 'gamma', 'delta']) await emulator.control.organization(name);
  });

  it('are empty at first, then exactly the list that was set', async () => {
    expect(await consumers()).toEqual([]);
    const { status, body } = await setConsumers(['gamma', 'beta', 'gamma']);
    expect({ status, body }).toEqual({ status: 204, body: undefined });
    expect(await consumers()).toEqual(['beta', 'gamma']);
    await setConsumers(['delta']);
    expect(await consumers()).toEqual(['delta']);
    await setConsumers([]);
    expect(await consumers()).toEqual([]);
  });

  it('are listed in pages, as organizations', async () => {
    await setConsumers(['beta', 'gamma', 'delta']);
    const { body } = await emulator.request('GET', `${consumersPath('acme')}?page%5Bsize%5D=2`);
    expect(body.data[0]).toEqual((await get('/beta')).body.data);
    expect(body.meta.pagination).toEqual({
      'current-page': 1,
      'page-size': 2,
      'prev-page': null,
      'next-page': 2,
      'total-pages': 2,
      'total-count': 3,
    });
  });

  it('turn global sharing off when set, even to an empty list', async () => {
    for (const list of [['beta'], []]) {
      await update({ 'global-module-sharing': true });
      await setConsumers(list);
      expect((await attributes())['global-module-sharing']).toBe(false);
    }
  });

  it('are disabled and emptied by global sharing', async () => {
    await setConsumers(['beta']);
    await update({ 'global-module-sharing': true });
    expect(await consumers()).toEqual([]);
    await update({ 'global-module-sharing': false });
    expect(await consumers()).toEqual([]);
  });

  it('refuses a missing organization with 422 and keeps the list', async () => {
    await setConsumers(['beta']);
    const { status, body } = await setConsumers(['gamma', 'nobody']);
    expect([status, body.errors]).toEqual([
      422,
      [
        {
          status: '422',
          title: 'invalid attribute',
          detail: 'Organization nobody not found',
          source: { pointer: '/data/1' },
        },
      ],
    ]);
    expect(await consumers()).toEqual(['beta']);
  });

  it.each([
    ['no list', { data: {} }, '/data'],
    ['no body', undefined, '/data'],
    ['an entry without an id', { data: [{ type: 'organizations' }] }, '/data/0/id'],
    ['an entry of another type', { data: [{ id: 'beta', type: 'users' }] }, '/data/0/type'],
  ])('refuses %s with 422', async (_, body, pointer) => {
    const reply = await emulator.request('PATCH', consumersPath('acme'), { body });
    expect([reply.status, reply.body.errors[0].source.pointer]).toEqual([422, pointer]);
  });

  it('returns 404 for an organization that does not exist', async () => {
    expect((await emulator.request('GET', consumersPath('nobody'))).status).toBe(404);
    expect((await setConsumers([], 'nobody')).status).toBe(404);
  });
});
