import { createHash } from 'crypto';
import { EmulatorError, startEmulator } from '../../src/emulator';
import type { Emulator, ExpectedRequest } from '../../src/emulator';
import { send } from '../support/send';

const ROLE = '/v1/pki/roles/web';
const TASKS = '/api/v2/organizations/acme/tasks';
const FINGERPRINT = /^redacted:[0-9a-f]{16}$/;

let emulator: Emulator;
beforeAll(async () => {
  emulator = await startEmulator();
});
beforeEach(async () => {
  await emulator.reset();
  await emulator.clearRequests();
});
afterAll(async () => emulator.close());

const secrets = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  send(method, `${emulator.address}${path}`, { 'X-Service-Token': 'secrets-root', ...headers }, body);
const platform = async (method: string, path: string, body?: unknown) =>
  send(
    method,
    `${emulator.address}${path}`,
    { 'Authorization': 'Bearer platform-root', 'Content-Type': 'application/vnd.api+json' },
    body,
  );
const task = (attributes: object) => ({
  data: {
    type: 'tasks',
    attributes: { url: 'https://hooks.example', description: '', category: 'task', ...attributes },
  },
});
const failure = async (promise: Promise<unknown>): Promise<string> => {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(EmulatorError);
  return (error as EmulatorError).message;
};

describe('the journal', () => {
  it('keeps queries, headers and bodies with the operation and the status, in the order of arrival', async () => {
    await secrets('POST', ROLE, { allowed_domains: ['example.com'] }, { 'X-Request-Source': 'test' });
    await platform('GET', `${TASKS}?page%5Bsize%5D=5&filter=a&filter=b`);
    const { requests, dropped } = await emulator.journal();
    expect(requests).toEqual([
      {
        number: requests[0]!.number,
        time: expect.stringMatching(/^\d{4}-.*Z$/),
        method: 'POST',
        path: ROLE,
        query: {},
        headers: expect.objectContaining({
          'x-request-source': 'test',
          'x-service-token': expect.stringMatching(FINGERPRINT),
        }),
        token: expect.stringMatching(FINGERPRINT),
        body: { allowed_domains: ['example.com'] },
        bytes: 35,
        operation: expect.stringMatching(/role/i),
        status: expect.any(Number),
      },
      expect.objectContaining({
        number: requests[0]!.number + 1,
        query: { 'page[size]': '5', 'filter': ['a', 'b'] },
        operation: 'List run tasks',
        status: 200,
        bytes: 0,
      }),
    ]);
    expect(requests[1]!.headers.authorization).toMatch(/^Bearer redacted:[0-9a-f]{16}$/);
    expect(dropped).toBe(0);
  });

  it('shows who sent a request by the accessor of the token', async () => {
    const { body } = await secrets('POST', '/v1/auth/token/create', { policies: ['default'] });
    const { client_token: token, accessor } = body.auth;
    await send('GET', `${emulator.address}/v1/auth/token/lookup-self`, { 'X-Service-Token': token });
    expect((await emulator.findRequests({ accessor })).map(({ path }) => path)).toEqual(['/v1/auth/token/lookup-self']);
    await emulator.expectRequest({ token, path: '*lookup-self' }, { times: 1 });
    await emulator.expectRequest({ token: 'secrets-root', path: '*lookup-self' }, { times: 0 });
  });

  it('never keeps a secret, wherever it is, and can still compare it', async () => {
    const key = '-----BEGIN PRIVATE KEY-----\ncanaryPEM\n-----END PRIVATE KEY-----';
    await secrets('POST', '/v1/database/config/app', {
      plugin_name: 'mysql-database-plugin',
      connection_url: 'root:canary1@tcp(127.0.0.1:3306)/',
      password: 'canary2',
      username: 'app',
      verify_connection: false,
      tls_certificate_key: key,
      root_rotation_statements: ["ALTER USER '{{username}}' IDENTIFIED BY '{{password}}'", "SET PASSWORD = 'canary3'"],
    });
    await platform('POST', TASKS, task({ 'name': 'scan', 'hmac-key': 'canary4' }));
    await secrets('POST', '/v1/keymgmt/kms/aws', {
      provider: 'awskms',
      key_collection: 'us-east-1',
      credentials: { access_key: 'canary5', nested: ['canary6', 7] },
    });
    await secrets('POST', '/v1/sys/wrapping/wrap', { note: 'canary7' }, { 'X-Vault-Wrap-TTL': '60' });
    await secrets('POST', '/v1/kv/data/app', { data: { note: 'canary8' } }, { Cookie: 'session=canary9' });
    await secrets('GET', '/v1/sys/health?token=canary10&x=1');
    await secrets('POST', ROLE, 'password=canary11');
    await secrets('POST', '/v1/auth/jwt/login', { role: 'x', jwt: 'eyJcanary12.eyJcanary13.canary14' });
    const text = JSON.stringify([await emulator.journal(), await emulator.requests()]);
    expect(text).not.toMatch(/canary|secrets-root|platform-root/);
    expect(text).toContain('{{password}}');
    await emulator.expectRequests([
      { path: '/v1/database/config/app', body: { password: 'canary2', username: 'app', tls_certificate_key: key } },
      { body: { data: { attributes: { 'hmac-key': 'canary4' } } } },
      { body: { credentials: { access_key: 'canary5', nested: ['canary6', 7] } } },
      { body: { note: 'canary7' } },
      { body: { data: { note: 'canary8' } }, headers: { Cookie: 'session=canary9' } },
      { query: { token: 'canary10', x: 1 } },
      { body: 'password=canary11' },
      { body: { jwt: 'eyJcanary12.eyJcanary13.canary14' } },
    ]);
    await emulator.expectRequest({ body: { connection_url: 'root:canary1@tcp(127.0.0.1:3306)/' } }, { times: 1 });
    await emulator.expectRequest({ body: { connection_url: 'root:other@tcp(127.0.0.1:3306)/' } }, { times: 0 });
  });

  it('compares a secret by its hash and by its fingerprint, and shows none in the message', async () => {
    await secrets('GET', '/v1/pki/roles/none');
    const [first] = (await emulator.journal()).requests;
    const hash = `sha256:${createHash('sha256').update('secrets-root').digest('hex')}`;
    for (const expected of ['secrets-root', hash, first!.token!, first!.headers['x-service-token'] as string]) {
      await emulator.expectRequest({ token: expected, headers: { 'X-Service-Token': expected } });
    }
    const message = await failure(
      emulator.expectRequest({
        token: 'canary-token',
        headers: { 'X-Service-Token': 'canary-header' },
        body: { password: 'canary-pw' },
      }),
    );
    expect(message).not.toContain('canary');
    expect(message).toMatch(/token: expected redacted:[0-9a-f]{16}, received redacted:[0-9a-f]{16}/);
  });

  it('is bounded in number and size, and says what it no longer has', async () => {
    await emulator.changeSettings({ journal: 3 });
    for (let index = 0; index < 5; index += 1) await secrets('GET', `/v1/pki/roles/r${index}`);
    const { requests, dropped } = await emulator.journal();
    expect([requests.map(({ path }) => path), dropped]).toEqual([
      ['/v1/pki/roles/r2', '/v1/pki/roles/r3', '/v1/pki/roles/r4'],
      2,
    ]);
    expect(await failure(emulator.expectRequest({ path: '/v1/other' }, { times: 0 }))).toContain(
      'The journal no longer has the first 2 requests',
    );
    await secrets('POST', ROLE, { note: 'a'.repeat(70_000) });
    expect((await emulator.journal()).requests.at(-1)).toMatchObject({
      body: expect.stringMatching(FINGERPRINT),
      bytes: 70_011,
    });
    await emulator.changeSettings({ journal: 0 });
    expect(await failure(emulator.expectRequest({ path: ROLE }))).toContain('raise the setting "journal"');
  });

  it('is cleared with the requests, and not by a reset', async () => {
    await secrets('GET', ROLE);
    await emulator.reset();
    expect((await emulator.journal()).requests).toHaveLength(1);
    await emulator.clearRequests();
    expect(await emulator.journal()).toEqual({ requests: [], dropped: 0 });
  });
});

describe('expectations', () => {
  it('count, with bounds', async () => {
    await secrets('GET', ROLE);
    await secrets('GET', ROLE);
    const request = { method: 'GET', path: '/v1/pki/roles/*' };
    await emulator.expectRequest(request);
    for (const times of [2, { atLeast: 2 }, { atMost: 2 }, { atLeast: 1, atMost: 3 }]) {
      await emulator.expectRequest(request, { times });
    }
    expect(await failure(emulator.expectRequest(request, { times: 3 }))).toMatch(
      /^Expected exactly 3 requests like this:/,
    );
    expect(await failure(emulator.expectRequest(request, { times: { atLeast: 3 } }))).toMatch(
      /^Expected at least 3 requests/,
    );
    expect(await failure(emulator.expectRequest(request, { times: 1 }))).toMatch(
      /2 of 2 recorded requests match it\.\n\nThe requests that match:\n {2}#\d+ GET \/v1\/pki\/roles\/web \(404\)\n {2}#\d+ GET/,
    );
    expect(await failure(emulator.expectRequest(request, { times: 0 }))).toMatch(/^Expected no request like this:/);
  });

  it('show the nearest requests and their differences', async () => {
    await platform('GET', TASKS);
    await secrets('POST', '/v1/pki/roles/api', { allowed_domains: ['example.com'] });
    await secrets('POST', ROLE, { allowed_domains: ['example.org'], ttl: '1h' });
    const message = await failure(
      emulator.expectRequest({ method: 'POST', path: ROLE, body: { allowed_domains: ['example.com'], max_ttl: '1d' } }),
    );
    expect(message.replace(/#\d+/g, '#')).toBe(
      [
        'Expected at least 1 request like this:',
        '  POST /v1/pki/roles/web',
        '    body: {"allowed_domains":["example.com"],"max_ttl":"1d"}',
        '0 of 3 recorded requests match it.',
        '',
        'The nearest requests:',
        '  # POST /v1/pki/roles/web (200)',
        '    body.allowed_domains[0]: expected "example.com", received "example.org"',
        '    body.max_ttl: expected "1d", received nothing',
        '  # POST /v1/pki/roles/api (200)',
        '    path: expected /v1/pki/roles/web, received /v1/pki/roles/api',
        '    body.max_ttl: expected "1d", received nothing',
        '  # GET /api/v2/organizations/acme/tasks (200)',
        '    method: expected POST, received GET',
        '    path: expected /v1/pki/roles/web, received /api/v2/organizations/acme/tasks',
        '    body: expected {"allowed_domains":["example.com"],"max_ttl":"1d"}, received nothing',
      ].join('\n'),
    );
  });

  it('hold in their order, whatever is in between', async () => {
    await secrets('GET', '/v1/pki/roles/one');
    await secrets('GET', '/v1/pki/roles/two');
    await secrets('GET', '/v1/pki/roles/three');
    const [one, two, three] = ['one', 'two', 'three'].map((name) => ({ path: `/v1/pki/roles/${name}` })) as [
      ExpectedRequest,
      ExpectedRequest,
      ExpectedRequest,
    ];
    await emulator.expectRequests([one, three]);
    await emulator.expectRequests([one, two, three]);
    const message = await failure(emulator.expectRequests([two, one]));
    expect(message).toMatch(/^Expected 2 requests in this order, but number 2 was not received after number 1:/);
    expect(message).toMatch(/Received before it, as expected:\n.*two[^]*Received too early:\n.*one/);
    expect(await failure(emulator.expectRequests([one, one]))).toContain('number 2 was not received');
  });

  it.each<[string, ExpectedRequest, boolean]>([
    ['any value', { body: { ttl: { $any: true } } }, true],
    ['any value where there is none', { body: { max_ttl: { $any: true } } }, false],
    ['no value', { body: { max_ttl: { $absent: true } } }, true],
    ['no value where there is one', { body: { ttl: { $absent: true } } }, false],
    ['an expression', { body: { allowed_domains: [/^example\./] } }, true],
    ['an expression that differs', { body: { allowed_domains: [/^other\./] } }, false],
    ['a shorter list', { body: { allowed_domains: [] } }, false],
    ['another type', { body: { server_flag: 'true' } }, false],
    ['a header in another case', { headers: { 'X-A': 'b' } }, true],
    ['an absent header', { headers: { 'X-B': { $absent: true } } }, true],
    ['a query', { query: { list: true } }, true],
    ['another query', { query: { list: 'false' } }, false],
    ['a status', { status: 200 }, true],
    ['another status', { status: 404 }, false],
    ['an inherited name', { body: { toString: { $absent: true } } as object }, true],
  ])('compare %s', async (_, request, isExpected) => {
    await secrets(
      'POST',
      `${ROLE}?list=true`,
      { allowed_domains: ['example.com'], ttl: '1h', server_flag: true },
      { 'x-a': 'b' },
    );
    await emulator.expectRequest(request, { times: isExpected ? 1 : 0 });
  });

  it.each<[unknown, string]>([
    [{}, 'The body must have either "request" or "requests".'],
    [{ request: {}, requests: [] }, 'The body must have either "request" or "requests".'],
    [{ request: { path: 'x' } }, '"request.path" must start with `/` or `*`.'],
    [{ request: { path: '/x?list=true' } }, '"request.path" must have no query; use "query".'],
    [{ request: { verb: 'GET' } }, '"request" has unknown keys: verb.'],
    [{ requests: [{}, { method: 'get' }] }, '"requests[1].method" must be an uppercase method'],
    [{ request: { headers: { a: {} } } }, '"request.headers.a" must be a string'],
    [{ request: { body: { a: [{ $like: 'x' }] } } }, '"request.body.a[0]" has the unknown operator $like.'],
    [{ request: { body: { a: { $regex: '(' } } } }, '"request.body.a.$regex" must be a regular expression.'],
    [{ request: { body: { $any: true, b: 1 } } }, '"request.body" must have $any alone.'],
    [{ request: {}, times: { atLeast: 2, atMost: 1 } }, '"times.atMost" must be at least "times.atLeast".'],
    [{ request: {}, times: -1 }, '"times" must be a whole number from 0.'],
    [{ requests: [], times: 1 }, '"times" requires "request".'],
  ])('refuse %j with the path of what is wrong', async (body, message) => {
    const reply = await send('POST', `${emulator.address}/_emulator/verify`, {}, body);
    expect([reply.status, reply.body.error]).toEqual([400, expect.stringContaining(message)]);
  });
});
