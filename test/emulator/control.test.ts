import { RequestLog } from '../../src/emulator/journal/request-log';
import { startEmulator } from '../support/emulator';
import type { TestEmulator } from '../support/emulator';

const TASKS = '/api/v2/organizations/acme/tasks';

let emulator: TestEmulator;
beforeAll(async () => {
  emulator = await startEmulator();
});
beforeEach(async () => {
  await emulator.control.reset();
  await emulator.control.clearRequests();
});
afterAll(async () => emulator.close());

const control = async (method: string, path: string, body?: unknown) =>
  emulator.request(method, `/_emulator${path}`, { body });
const createTask = async (name = 'scan') =>
  emulator.request('POST', TASKS, {
    body: {
      data: {
        type: 'tasks',
        attributes: {
          name,
          'url': 'https://hooks.example',
          'description': '',
          'category': 'task',
          'hmac-key': 'canary',
        },
      },
    },
  });

describe('requests', () => {
  it('counts equal requests with equal responses by operation, without the query', async () => {
    await emulator.request('GET', `${TASKS}?page%5Bnumber%5D=1`);
    await emulator.request('GET', `${TASKS}?page%5Bnumber%5D=2`);
    await emulator.request('GET', TASKS, { token: 'platform-none' });
    await emulator.request('GET', '/v1/nowhere/x');
    const { status, body } = await control('GET', '/requests');
    expect(status).toBe(200);
    expect(body).toEqual({
      requests: [
        { method: 'GET', path: TASKS, status: 200, count: 2, operation: 'List run tasks' },
        { method: 'GET', path: TASKS, status: 404, count: 1, operation: 'List run tasks' },
        { method: 'GET', path: '/v1/nowhere/x', status: 404, count: 1, operation: null },
      ],
      unknown: 1,
    });
  });

  it('clears the log with 204 and does not count itself', async () => {
    await emulator.request('GET', TASKS);
    const { status, body } = await control('DELETE', '/requests');
    expect({ status, body }).toEqual({ status: 204, body: undefined });
    expect((await control('GET', '/requests')).body).toEqual({ requests: [], unknown: 0 });
  });

  it('keeps the latest requests and the number of unknown ones, however many there are', () => {
    const log = new RequestLog();
    for (let index = 0; index < 10_003; index++) log.add('GET', `/v1/x/${index}`, 404, undefined);
    const { requests, ...counts } = log.report();
    expect([requests.length, requests[0]?.path, counts]).toEqual([10_000, '/v1/x/3', { unknown: 10_003, dropped: 3 }]);
    log.clear();
    expect(log.report()).toEqual({ requests: [], unknown: 0 });
  });

  it('survives a reset, so that one test does not hide the requests of another', async () => {
    await emulator.request('GET', '/api/v2/unknown');
    await emulator.control.reset();
    expect((await emulator.control.requests()).unknown).toBe(1);
  });
});

describe('reset and snapshot', () => {
  it('starts with the objects that scripts rely on', async () => {
    const { objects } = await emulator.control.snapshot();
    expect(Object.fromEntries(Object.entries(objects).filter(([, items]) => items.length > 0))).toEqual({
      clusters: [{ name: 'lintel-emulator', id: expect.stringMatching(/^[0-9a-f-]{36}$/) }],
      organizations: [{ name: 'acme', email: 'platform@acme.example' }],
      workspaces: [
        { id: 'ws-app', name: 'app', organization: 'acme' },
        { id: 'ws-network', name: 'network', organization: 'acme' },
      ],
      projects: [{ id: 'prj-payments', name: 'payments', organization: 'acme' }],
      teams: [
        {
          id: 'team-owners',
          name: 'owners',
          organization: 'acme',
          rights: [],
          workspaces: [],
          token: 'platform-owners',
          members: ['ou-ada', 'ou-grace'],
        },
        {
          id: 'team-platform',
          name: 'platform',
          organization: 'acme',
          rights: [],
          workspaces: [],
          token: 'platform-team',
        },
      ],
      memberships: ['ada', 'grace', 'linus', 'mary'].map((username) =>
        expect.objectContaining({ id: `ou-${username}`, username, organization: 'acme' }),
      ),
      notificationConfigurations: ['team-owners', 'team-platform'].map((subscribable) =>
        expect.objectContaining({ subscribable, subscribableType: 'teams' }),
      ),
      agentPools: [{ id: 'apool-main', name: 'main', organization: 'acme' }],
      oauthClients: [
        { id: 'oc-main', name: 'main', organization: 'acme', serviceProvider: 'github', tokens: ['ot-main'] },
      ],
      repositoryConnections: [{ id: 'ot-main', organization: 'acme' }],
      gitHubAppInstallations: [{ id: 'ghain-main', name: 'acme', installationId: 1001, type: 'Organization' }],
      repositories: [
        { connection: 'ot-main', identifier: 'acme/terraform-aws-vpc', tags: ['v1.0.0', 'v1.1.0'] },
        expect.objectContaining({ connection: 'ot-main', identifier: 'acme/policy-library', tags: [] }),
      ],
      policySets: [{ id: 'polset-base', name: 'base', organization: 'acme' }],
      mounts: ['database', 'terraform', 'kubernetes', 'keymgmt', 'pki'].map((path) => ({ path, type: path })),
      recoveryKeys: [{ name: 'recovery', keys: [expect.stringMatching(/^[0-9a-f]{64}$/)], threshold: 1 }],
      pkiKeys: [expect.objectContaining({ mount: 'pki' })],
      pkiIssuers: [expect.objectContaining({ mount: 'pki', name: 'root' })],
      pkiCertificates: [expect.objectContaining({ mount: 'pki', revokedAt: null })],
      pkiConfigs: [expect.objectContaining({ mount: 'pki' })],
    });
  });

  it('returns to the start: objects, clock, settings, faults and limits', async () => {
    const before = await emulator.control.snapshot();
    await createTask();
    await emulator.control.clock(3600);
    await emulator.control.settings({ edition: 'hosted' });
    await emulator.control.faults([{ path: '*', status: 503 }]);
    await emulator.control.limits(1);
    const { status, body } = await control('POST', '/reset');
    expect({ status, body }).toEqual({ status: 204, body: undefined });
    expect(await emulator.control.snapshot()).toEqual(before);
    for (let n = 0; n < 3; n += 1) expect((await emulator.request('GET', TASKS)).status).toBe(200);
  });

  it('restores a snapshot exactly', async () => {
    await createTask();
    await emulator.control.clock(60);
    const taken = await emulator.control.snapshot();
    await createTask('other');
    await emulator.control.clock(60);
    const { status, body } = await control('PUT', '/snapshot', taken);
    expect({ status, body }).toEqual({ status: 200, body: taken });
    expect(await emulator.control.snapshot()).toEqual(taken);
    expect((await emulator.request('GET', TASKS)).body.data).toHaveLength(1);
  });

  it('takes an equal snapshot after an object was created and deleted', async () => {
    const before = await emulator.control.snapshot();
    const { id } = (await createTask()).body.data;
    await emulator.request('DELETE', `/api/v2/tasks/${id}`);
    expect(await emulator.control.snapshot()).toEqual(before);
  });

  it('contains values that are never returned', async () => {
    await createTask();
    expect((await emulator.control.snapshot()).objects.runTasks).toMatchObject([{ hmacKey: 'canary' }]);
  });

  it.each([
    ['nothing', undefined],
    ['a list', []],
    ['a kind that it does not have', { clock: { advancedSeconds: 0 }, settings: {}, objects: { cats: [] } }],
    ['a kind that is no list', { clock: { advancedSeconds: 0 }, settings: {}, objects: { runTasks: {} } }],
    ['no clock', { settings: {}, objects: {} }],
    ['a wrong setting', { clock: { advancedSeconds: 0 }, settings: { edition: 'x' }, objects: {} }],
  ])('refuses %s as a snapshot and keeps what it has', async (_, body) => {
    await createTask();
    const reply = await control('PUT', '/snapshot', body);
    expect([reply.status, Object.keys(reply.body)]).toEqual([400, ['error']]);
    expect((await emulator.request('GET', TASKS)).body.data).toHaveLength(1);
  });
});

describe('clock', () => {
  const dateHeader = async () => Date.parse((await emulator.request('GET', TASKS)).headers.get('date') ?? '');

  it('advances the time in responses', async () => {
    expect(Math.abs((await dateHeader()) - Date.now())).toBeLessThan(5_000);
    const { status, body } = await control('POST', '/clock', { advanceSeconds: 86_400 });
    expect(status).toBe(200);
    expect(body).toEqual({ frozen: false, now: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) });
    expect(Math.abs(Date.parse(body.now) - Date.now() - 86_400_000)).toBeLessThan(5_000);
    expect(Math.abs((await dateHeader()) - Date.parse(body.now))).toBeLessThan(5_000);
  });

  it('adds up', async () => {
    await emulator.control.clock(10);
    await emulator.control.clock(0.5);
    expect((await emulator.control.snapshot()).clock).toEqual({ advancedSeconds: 10.5 });
  });

  it.each([[{}], [{ advanceSeconds: '5' }], [{ advanceSeconds: 1, by: 2 }], [{ advanceSeconds: 1e300 }]])(
    'refuses %j',
    async (body) => {
      expect((await control('POST', '/clock', body)).status).toBe(400);
    },
  );
});

describe('limits', () => {
  it("refuses requests above the limit with the platform's 429 and a fractional wait", async () => {
    await emulator.control.limits(2);
    const replies = [];
    for (let n = 0; n < 3; n += 1) replies.push(await emulator.request('GET', TASKS));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 429]);
    expect(replies.map(({ headers }) => headers.get('x-ratelimit-remaining'))).toEqual(['1', '0', '0']);
    const [, , refused] = replies;
    expect(refused.headers.get('x-ratelimit-limit')).toBe('2');
    expect(refused.headers.get('x-ratelimit-reset')).toMatch(/^[01]\.\d{3}$/);
    expect(refused.headers.has('retry-after')).toBe(false);
    expect(refused.body).toEqual({
      errors: [{ detail: "You have exceeded the API's rate limit.", status: 429, title: 'Too many requests' }],
    });
  });

  it('accepts requests after the announced wait', async () => {
    await emulator.control.limits(1);
    await emulator.request('GET', TASKS);
    const refused = await emulator.request('GET', TASKS);
    expect(refused.status).toBe(429);
    await new Promise((resolve) => setTimeout(resolve, Number(refused.headers.get('x-ratelimit-reset')) * 1000 + 5));
    expect((await emulator.request('GET', TASKS)).status).toBe(200);
  });

  it('counts each token separately and does not perform refused requests', async () => {
    await emulator.control.limits(1);
    expect((await emulator.request('GET', TASKS, { token: 'platform-reader' })).status).toBe(200);
    expect((await createTask('one')).status).toBe(201);
    expect((await createTask('two')).status).toBe(429);
    await emulator.control.limits();
    expect((await emulator.request('GET', TASKS)).body.data).toHaveLength(1);
  });

  it("refuses in the secrets service's format with whole seconds", async () => {
    await emulator.control.limits(1);
    await emulator.request('GET', '/v1/database/config/x');
    const { status, headers, body } = await emulator.request('GET', '/v1/database/config/x');
    expect(status).toBe(429);
    expect(body).toEqual({ errors: ['request path "database/config/x": rate limit quota exceeded'] });
    expect([headers.get('retry-after'), headers.get('x-ratelimit-reset')]).toEqual(['1', '1']);
  });

  it('is removed by an empty body, including its headers', async () => {
    await emulator.control.limits(1);
    expect((await control('PUT', '/limits', {})).status).toBe(200);
    for (let n = 0; n < 3; n += 1) expect((await emulator.request('GET', TASKS)).status).toBe(200);
    expect((await emulator.request('GET', TASKS)).headers.has('x-ratelimit-limit')).toBe(false);
  });

  it.each([[{ requestsPerSecond: 0 }], [{ requestsPerSecond: 1.5 }], [{ perSecond: 1 }], [[]]])(
    'refuses %j',
    async (body) => {
      expect((await control('PUT', '/limits', body)).status).toBe(400);
    },
  );
});

describe('settings and objects', () => {
  const START = {
    edition: 'self-managed',
    moduleDelayMs: 0,
    verifyUrls: false,
    associationStatus: 201,
    publicModuleCuration: true,
    databaseInterface: 'later',
    postgresql: 'loopback',
    databasePlugins: [],
    seal: 'auto',
    namespaces: true,
    namespaceDelayMs: 0,
    strict: false,
    journal: 1000,
    policyDelayMs: 0,
    providerDelayMs: 0,
    entitlements: {
      policyEnforcement: true,
      globalRunTasks: true,
      privateRunTasks: true,
      teams: true,
      agents: true,
      assessments: true,
      privateVcs: true,
    },
    auditApi: true,
    taskConfigs: true,
    projectExclusions: true,
    tagScoping: true,
    policyToolVersions: { sentinel_framework: ['0.40.0'], opa: ['0.70.0', '1.2.0'] },
    unreachableHosts: [],
    settingOverwrites: true,
    tagBindings: true,
    includeVariables: true,
    safeDelete: true,
    moduleFolders: true,
  };

  it('changes only the settings in the body', async () => {
    expect((await control('PUT', '/settings', { edition: 'hosted' })).body).toEqual({ ...START, edition: 'hosted' });
    expect((await control('PUT', '/settings', { moduleDelayMs: 250 })).body).toMatchObject({
      edition: 'hosted',
      moduleDelayMs: 250,
    });
  });

  it('changes only the named members of the settings that have members', async () => {
    const { body } = await control('PUT', '/settings', {
      entitlements: { globalRunTasks: false },
      policyToolVersions: { opa: ['2.0.0'] },
    });
    expect(body).toEqual({
      ...START,
      entitlements: { ...START.entitlements, globalRunTasks: false },
      policyToolVersions: { sentinel_framework: ['0.40.0'], opa: ['2.0.0'] },
    });
  });

  it.each([
    [{ edition: 'cloud' }],
    [{ moduleDelayMs: -1 }],
    [{ verifyUrls: 'yes' }],
    [{ associationStatus: 200 }],
    [{ databaseInterface: 'old' }],
    [{ postgresql: true }],
    [{ policyDelayMs: 1e300 }],
    [{ entitlements: { colour: true } }],
    [{ entitlements: { globalRunTasks: 1 } }],
    [{ entitlements: true }],
    [{ policyToolVersions: { opa: '1.0.0' } }],
    [{ policyToolVersions: { rego: ['1.0.0'] } }],
    [{ colour: 'red' }],
    [{ strict: 1 }],
    [{ journal: -1 }],
    ['x'],
  ])('refuses the settings %j', async (body) => {
    const reply = await control('PUT', '/settings', body);
    expect([reply.status, typeof reply.body.error]).toEqual([400, 'string']);
  });

  it('returns the current recovery key as its shares', async () => {
    const { status, body } = await control('GET', '/recovery-shares');
    expect({ status, body }).toEqual({
      status: 200,
      body: { keys: [expect.stringMatching(/^[0-9a-f]{64}$/)], threshold: 1 },
    });
  });

  it.each([
    ['/organizations', { name: 'beta', email: 'a@example.com' }, 'organizations'],
    ['/workspaces', { id: 'ws-data', name: 'data', organization: 'acme' }, 'workspaces'],
    [
      '/projects',
      { id: 'prj-data', name: 'data', organization: 'acme', description: 'Data.', tags: { a: null } },
      'projects',
    ],
    ['/agent-pools', { id: 'apool-data', name: 'data', organization: 'acme' }, 'agentPools'],
    [
      '/oauth-clients',
      { id: 'oc-data', name: null, organization: 'acme', serviceProvider: 'gitlab_hosted', tokens: ['ot-data'] },
      'oauthClients',
    ],
    [
      '/github-app-installations',
      { id: 'ghain-data', name: 'data', installationId: 7, type: 'User' },
      'gitHubAppInstallations',
    ],
    ['/policy-sets', { id: 'polset-extra', name: 'extra', organization: 'acme' }, 'policySets'],
  ])('creates an object at %s only once', async (path, body, kind) => {
    const { status, body: response } = await control('POST', path, body);
    expect({ status, body: response }).toEqual({ status: 201, body });
    expect((await emulator.control.snapshot()).objects[kind]).toContainEqual(body);
    const again = await control('POST', path, body);
    expect([again.status, again.body.error]).toEqual([409, expect.stringMatching(/ exists\.$/)]);
  });

  it('generates missing ids of workspaces and policy sets', async () => {
    expect((await control('POST', '/workspaces', { name: 'data', organization: 'acme' })).body.id).toMatch(
      /^ws-\w{16}$/,
    );
    expect((await control('POST', '/policy-sets', { name: 'extra', organization: 'acme' })).body.id).toMatch(
      /^polset-\w{16}$/,
    );
  });

  it('replaces the tags of a repository that is posted again', async () => {
    const repository = { identifier: 'acme/terraform-aws-dns', connection: 'ot-main', tags: ['v1.0.0'] };
    expect((await control('POST', '/repositories', repository)).status).toBe(201);
    expect((await control('POST', '/repositories', { ...repository, tags: ['v1.0.0', 'v2.0.0'] })).status).toBe(201);
    expect((await emulator.control.snapshot()).objects.repositories.slice(2)).toEqual([
      { ...repository, tags: ['v1.0.0', 'v2.0.0'] },
    ]);
  });

  it('serves new objects at once', async () => {
    await emulator.control.organization('beta');
    await emulator.control.workspace('ws-beta', 'main', 'beta');
    expect((await emulator.request('GET', '/api/v2/organizations/beta/tasks')).status).toBe(200);
    expect((await emulator.request('GET', '/api/v2/workspaces/ws-beta/tasks')).status).toBe(200);
  });

  it.each([
    ['/organizations', { name: '' }],
    ['/organizations', { name: 'beta' }],
    ['/organizations', { name: 'beta', email: 'a@b', extra: 1 }],
    ['/workspaces', { id: 'app', name: 'x', organization: 'acme' }],
    ['/workspaces', { id: 'ws-x', name: 'x', organization: 'nobody' }],
    ['/policy-sets', { id: 'x', name: 'x', organization: 'acme' }],
    ['/policy-sets', { name: 'x', organization: 'nobody' }],
    ['/repositories', { identifier: 'vpc', connection: 'ot-main' }],
    ['/repositories', { identifier: 'a/b', connection: 'ot-none' }],
    ['/repositories', { identifier: 'a/b', connection: 'ot-main', tags: 'v1' }],
  ])('refuses %s with the body %j', async (path, body) => {
    const reply = await control('POST', path, body);
    expect([reply.status, reply.body.error]).toEqual([400, expect.stringMatching(/\.$/)]);
  });
});

describe('every control endpoint', () => {
  const TABLE: Record<string, string[]> = {
    '/requests': ['GET', 'DELETE'],
    '/journal': ['GET'],
    '/journal/find': ['POST'],
    '/verify': ['POST'],
    '/violations': ['GET', 'DELETE'],
    '/seeds': ['POST'],
    '/reset': ['POST'],
    '/snapshot': ['GET', 'PUT'],
    '/clock': ['GET', 'POST'],
    '/faults': ['PUT', 'DELETE'],
    '/limits': ['PUT'],
    '/settings': ['GET', 'PUT'],
    '/recovery-shares': ['GET'],
    '/failover': ['POST'],
    '/organizations': ['POST'],
    '/workspaces': ['POST'],
    '/repositories': ['POST'],
    '/policy-sets': ['POST'],
  };

  it.each(Object.entries(TABLE))('returns 405 at %s for all methods but %j', async (path, methods) => {
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((name) => !methods.includes(name))) {
      const { status, headers, body } = await control(method, path);
      expect({ method, status, allow: headers.get('allow') }).toEqual({
        method,
        status: 405,
        allow: methods.join(', '),
      });
      expect(body.error).toBe(`/_emulator${path} accepts ${methods.join(' and ')}, not ${method}.`);
    }
  });

  it.each([
    '/snapshot',
    '/journal/find',
    '/verify',
    '/seeds',
    '/clock',
    '/faults',
    '/limits',
    '/settings',
    '/organizations',
    '/workspaces',
    '/repositories',
    '/policy-sets',
  ])('refuses invalid JSON at %s', async (path) => {
    const method = TABLE[path].includes('PUT') ? 'PUT' : 'POST';
    const { status, body } = await control(method, path, '{');
    expect({ status, body }).toEqual({ status: 400, body: { error: 'The body is not valid JSON.' } });
  });

  it.each(['', '/', '/unknown'])('returns 404 at /_emulator%s', async (path) => {
    const { status, body } = await control('GET', path);
    expect({ status, body }).toEqual({
      status: 404,
      body: { error: `There is no control endpoint /_emulator${path}.` },
    });
  });
});
