import { ApiError, ClientError, LostResponse, Unreachable } from '../../src/clients/errors';
import { PlatformClient } from '../../src/clients/platform';
import { Pace, readWait, unattendedPace, waitBeforeRetry } from '../../src/clients/retry/retry';
import { SecretsClient } from '../../src/clients/secrets';
import { QUICK, Reply, startService, task, TestService, TOKEN } from './service';

let service: TestService;
let platform: PlatformClient;
let secrets: SecretsClient;

beforeEach(async () => {
  service = await startService();
  platform = new PlatformClient(
    { address: service.origin, token: TOKEN, dialect: 'standard', source: 'test' },
    { pace: QUICK },
  );
  secrets = new SecretsClient(
    { address: service.origin, token: TOKEN, dialect: 'vault', source: 'test' },
    { pace: QUICK },
  );
});

afterEach(async () => {
  platform.close();
  secrets.close();
  await service.stop();
});

/** Fails with `reply` the given number of times, then succeeds. */
function failing(times: number, reply: Reply): void {
  service.behaviour = ({ number, method }) =>
    number <= times ? reply : method === 'DELETE' ? { status: 204 } : { body: { data: task('task-1'), keys: [] } };
}

const CALLS: Record<string, () => Promise<unknown>> = {
  GET: () => platform.get('/tasks/task-1'),
  POST: () => platform.post('/organizations/acme/tasks', { data: {} }),
  PATCH: () => platform.patch('/tasks/task-1', { data: {} }),
  PUT: () => platform.put('/policies/pol-1/upload', Buffer.from('code')),
  DELETE: () => platform.remove('/tasks/task-1'),
};
const ALL = Object.keys(CALLS);
const REPEATABLE = ALL.filter((method) => method !== 'POST');
const empty = (status: number, headers: Reply['headers'] = {}): Reply => ({ status, headers, body: { errors: [] } });

/** The methods that are retried after each response. */
const ROWS: [what: string, reply: Reply, repeated: string[]][] = [
  ['429', empty(429), ALL],
  ['429 with a time', empty(429, { 'retry-after': '0' }), ALL],
  ['412', empty(412), ALL],
  ['502', empty(502), REPEATABLE],
  ['503', empty(503), REPEATABLE],
  ['503 with a time', empty(503, { 'retry-after': '0.01' }), ALL],
  ['504', empty(504), REPEATABLE],
  ['500', empty(500), ['GET', 'PUT', 'DELETE']],
  [
    '500 of a fault in the service',
    {
      status: 500,
      body: { errors: ['1 error occurred:\n\t* runtime error: invalid memory address or nil pointer dereference'] },
    },
    [],
  ],
  ['501', empty(501), []],
  ['507', empty(507), ['GET', 'PUT', 'DELETE']],
  ['400', empty(400), []],
  ['401', empty(401), []],
  ['403', empty(403), []],
  ['409', empty(409), []],
  ['422', empty(422), []],
  ['a connection closed after the request', { destroy: true }, REPEATABLE],
  [
    'a truncated response',
    { body: { data: task('task-1', { filler: 'x'.repeat(2_000) }) }, truncate: 100 },
    REPEATABLE,
  ],
];

const MATRIX = ROWS.flatMap(([what, reply, repeated]) =>
  ALL.map((method) => [method, what, reply, repeated.includes(method)] as const),
);

test.each(MATRIX)('a client retries a %s after %s only if that is safe', async (method, _what, reply, repeated) => {
  failing(2, reply);
  if (repeated) {
    await CALLS[method]();
    expect(service.asked).toHaveLength(3);
  } else {
    await expect(CALLS[method]()).rejects.toThrow(ClientError);
    expect(service.asked).toHaveLength(1);
  }
});

test('a client retries a response with truncated JSON whose length is correct', async () => {
  service.behaviour = ({ number }) =>
    number === 1 ? { body: Buffer.from('{"data": {"id": "ta') } : { body: { data: task('task-1') } };
  expect((await platform.get('/tasks/task-1')).data.id).toBe('task-1');
  expect(service.asked).toHaveLength(2);
});

test('a client reports an HTML page without a retry', async () => {
  service.behaviour = () => ({ body: Buffer.from('<html>'), headers: { 'content-type': 'text/html; charset=utf-8' } });
  await expect(platform.get('/tasks/task-1')).rejects.toThrow(
    'GET /tasks/task-1: 200 with HTML instead of JSON, which is not a response of the service',
  );
  expect(service.asked).toHaveLength(1);
});

test('a client reports a POST whose response is lost, without a retry', async () => {
  failing(1, { destroy: true });
  const error = await failure(CALLS.POST());
  expect(error).toBeInstanceOf(LostResponse);
  expect(error.message).toBe(
    'POST /organizations/acme/tasks: no usable response (the connection was reset); the request may have taken effect',
  );
  expect(service.asked).toHaveLength(1);
});

test('a client reports a POST as lost if its kept-alive connection breaks', async () => {
  service.behaviour = ({ method }) => (method === 'POST' ? { destroy: true } : { body: { data: task('task-1') } });
  await CALLS.GET();
  await expect(CALLS.POST()).rejects.toThrow(LostResponse);
  expect(service.asked.map(({ method }) => method)).toEqual(['GET', 'POST']);
  expect(service.asked[0].port).toBe(service.asked[1].port);
});

test('a client applies the wait that the service asks of one request to all others', async () => {
  const at: number[] = [];
  service.behaviour = ({ number }) => {
    at.push(performance.now());
    return number === 1 ? empty(429, { 'retry-after': '0.3' }) : { body: { data: task('task-1') } };
  };
  const first = CALLS.GET();
  while (at.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  await new Promise((resolve) => setTimeout(resolve, 50));
  await Promise.all([first, CALLS.GET(), CALLS.GET()]);
  expect(Math.min(...at.slice(1)) - at[0]).toBeGreaterThan(290);
});

test('a client retries a POST that could not be sent, and then reports that it was never sent', async () => {
  await service.stop();
  const error = await failure(CALLS.POST());
  expect(error).toBeInstanceOf(Unreachable);
  expect(error.message).toBe(
    `POST /organizations/acme/tasks: ${service.origin} cannot be reached: the connection was refused`,
  );
});

test('a client does not repeat a request with an effect, whatever its method', async () => {
  failing(1, { destroy: true });
  await expect(secrets.get('/database/creds/app', undefined, { repeatable: false })).rejects.toThrow(LostResponse);
  await expect(secrets.get('/database/creds/app', undefined, { repeatable: false })).resolves.toMatchObject({
    data: task('task-1'),
  });
  expect(service.asked).toHaveLength(2);
  failing(3, empty(502));
  await expect(secrets.get('/database/creds/app', undefined, { repeatable: false })).rejects.toThrow(ApiError);
  expect(service.asked).toHaveLength(3);
});

test('a client repeats a POST that is marked as repeatable', async () => {
  failing(2, { destroy: true });
  await secrets.post('/database/roles/app', {}, { repeatable: true });
  expect(service.asked).toHaveLength(3);
});

test('a client reports the last response as the error when it stops retrying', async () => {
  failing(Infinity, { status: 503, headers: { 'x-request-id': 'last' }, body: { errors: [{ title: 'down' }] } });
  const error = await failure(CALLS.GET());
  expect(error.message).toBe('GET /tasks/task-1: 503 down (request id last)');
  expect(service.asked.length).toBeGreaterThan(6);
});

test('a client fails immediately if the service asks for a longer wait than all retries may take', async () => {
  failing(1, empty(429, { 'retry-after': '3600' }));
  await expect(CALLS.GET()).rejects.toThrow(
    'GET /tasks/task-1: 429 too many requests (the service asks to wait 3,600 s, but requests wait 20 s at most)',
  );
  expect(service.asked).toHaveLength(1);
});

test.each(['3600', '9999999999', '99999999999999999999', 'Tue, 01 Jan 2999 00:00:00 GMT'])(
  'a client fails one request immediately, and pauses no other, if the service asks to wait until %s',
  async (time) => {
    service.behaviour = ({ number }) =>
      number === 1 ? empty(429, { 'retry-after': time }) : { body: { data: task('task-1') } };
    const began = performance.now();
    await expect(CALLS.GET()).rejects.toThrow('429 too many requests (the service asks to wait');
    await Promise.all([CALLS.GET(), CALLS.POST(), CALLS.PATCH()]);
    expect(performance.now() - began).toBeLessThan(2_000);
    expect(service.asked).toHaveLength(4);
  },
);

test.each(['0.0001', '1e-9', '0.000000000001'])(
  'a client ignores an announced limit of %s requests per second, which would stop all requests',
  async (limit) => {
    service.behaviour = () => ({ headers: { 'x-ratelimit-limit': limit }, body: { data: task('task-1') } });
    for (let times = 0; times < 3; times++) await CALLS.GET();
    expect(service.asked).toHaveLength(3);
  },
);

describe('a failover of the service', () => {
  const pace: Pace = { ...QUICK, away: { known: 3_000, unknown: 100, local: 100 } };
  let patient: SecretsClient;

  beforeEach(() => {
    patient = new SecretsClient({ address: service.origin, token: TOKEN, dialect: 'vault', source: 'test' }, { pace });
  });

  afterEach(() => patient.close());

  test.each([
    ['no node is reachable', undefined],
    ['a sealed node responds', { status: 503, body: { errors: ['Vault is sealed'] } }],
    [
      'a node without an active node responds',
      { status: 500, body: { errors: ['local node not active but active cluster node not found'] } },
    ],
  ])('is waited for while %s, even by writes, and no write is sent twice', async (_what, reply) => {
    service.behaviour = () => ({ body: { data: {} } });
    // Another client: if a kept-alive connection closed during the write, its outcome would be unknown.
    await secrets.get('/sys/health');
    const address = new URL(service.origin);
    if (!reply) await service.stop();
    else service.behaviour = () => reply;
    const write = patient.post('/database/roles/app', {});
    await new Promise((resolve) => setTimeout(resolve, 600));
    if (!reply) service = await startService(Number(address.port));
    service.asked.length = 0;
    service.behaviour = () => ({ status: 204 });
    await write;
    expect(service.asked.map(({ method }) => method)).toEqual(['POST']);
  });

  test('is an error if it lasts too long', async () => {
    service.behaviour = () => ({ body: { data: {} } });
    await patient.get('/sys/health');
    service.behaviour = () => ({ status: 503, body: { errors: ['Vault is sealed'] } });
    const began = performance.now();
    await expect(patient.post('/database/roles/app', {})).rejects.toThrow('503 Vault is sealed');
    expect(performance.now() - began).toBeGreaterThan(2_900);
  });

  test('is not assumed for an address that has never responded', async () => {
    await service.stop();
    const stranger = new SecretsClient(
      { address: 'http://127.0.0.1:9', token: TOKEN, dialect: 'vault', source: 'test' },
      { pace },
    );
    const began = performance.now();
    await expect(stranger.get('/sys/health')).rejects.toThrow(
      'http://127.0.0.1:9 cannot be reached: the connection was refused',
    );
    expect(performance.now() - began).toBeLessThan(1_500);
    stranger.close();
  });
});

describe("a client's wait", () => {
  test('is reported and logged if it is long', async () => {
    const reported: string[] = [];
    const logged: string[] = [];
    const client = new PlatformClient(
      { address: service.origin, token: TOKEN, dialect: 'standard', source: 'test' },
      {
        pace: { ...QUICK, quiet: 100 },
        report: (message) => void reported.push(message),
        log: (level, message) => void (level === 'info' && logged.push(message)),
      },
    );
    failing(1, empty(429, { 'retry-after': '0.4' }));
    await Promise.all([client.get('/tasks/task-1'), client.get('/tasks/task-1')]);
    client.close();
    expect(reported).toContain(
      'GET /tasks/task-1 of the platform service waits: the service responds with 429 and asks to wait 0.4 s',
    );
    expect(logged).toEqual(reported);
  });

  test('is not reported if it is short', async () => {
    const reported: string[] = [];
    const client = new PlatformClient(
      { address: service.origin, token: TOKEN, dialect: 'standard', source: 'test' },
      { pace: QUICK, report: (message) => void reported.push(message) },
    );
    failing(2, empty(429, { 'retry-after': '0.05' }));
    await client.get('/tasks/task-1');
    client.close();
    expect(reported).toEqual([]);
  });
});

test('a client ignores an invalid header', async () => {
  for (const header of ['soon', '-1', '', 'NaN', 'Infinity', '1e3', '0x10', '2026']) {
    service.asked.length = 0;
    failing(
      1,
      empty(
        429,
        header === '2026'
          ? { 'x-ratelimit-limit': 'many', 'x-ratelimit-reset': '-' }
          : { 'retry-after': header, 'x-ratelimit-reset': header },
      ),
    );
    await CALLS.GET();
    expect(service.asked).toHaveLength(2);
  }
});

describe('the wait before a retry', () => {
  const pace: Pace = {
    base: 200,
    longest: 10_000,
    total: 60_000,
    away: { known: 60_000, unknown: 10_000, local: 1_000 },
    quiet: 10_000,
    repeats: { most: 5, total: 60_000 },
    random: () => 0.5,
  };
  const response = (status: number, headers: Record<string, string> = {}) => ({
    kind: 'response' as const,
    status,
    headers,
    body: Buffer.alloc(0),
  });
  const wait = (tries: number, status = 503, headers = {}, elapsed = 0) =>
    waitBeforeRetry({ method: 'GET', repeatable: true, outcome: response(status, headers), tries, elapsed }, pace);

  test('doubles up to the longest wait, with jitter over the whole range', () => {
    expect([1, 2, 3, 4, 5].map((tries) => wait(tries))).toEqual([100, 200, 400, 800, 1600]);
    expect(wait(6, 502)).toBeUndefined();
    expect([7, 8, 40, 4000].map((tries) => wait(tries, 429))).toEqual([5000, 5000, 5000, 5000]);
    expect(
      waitBeforeRetry(
        { method: 'GET', repeatable: true, outcome: response(503), tries: 3, elapsed: 0 },
        { ...pace, random: () => 0 },
      ),
    ).toBe(0);
  });

  test.each([
    ['a known service is unavailable', response(503), 'known', 600_000],
    [
      'a known service cannot be reached',
      { kind: 'unreachable' as const, reason: 'ECONNREFUSED', permanent: false },
      'known',
      600_000,
    ],
    ['requests are refused for their number', response(429), 'known', 600_000],
    ['a service has never responded', response(503), 'unknown', 60_000],
  ] as const)('of an unattended program grows, for minutes, if %s', (_, outcome, peer, longest) => {
    for (const left of [14 * 60_000, 30_000]) {
      const waits: number[] = [];
      for (let elapsed = 0; ; elapsed += waits.at(-1)!) {
        const tries = waits.length + 1;
        const next = waitBeforeRetry(
          { method: 'GET', repeatable: true, outcome, tries, elapsed, peer },
          { ...unattendedPace(left), random: () => 0.5 },
        );
        if (next === undefined) break;
        waits.push(next);
      }
      const total = waits.reduce((sum, each) => sum + each, 0);
      const most = Math.min(longest, left);
      expect(total).toBeLessThanOrEqual(most);
      // The last wait may not fit any more.
      expect(total).toBeGreaterThan(most - 20_000);
      expect(waits.slice(0, 6)).toEqual([200, 400, 800, 1_600, 3_200, 6_400]);
      expect(Math.max(...waits)).toBeLessThanOrEqual(10_000);
    }
  });

  test('is at least as long as the service asks for, plus jitter', () => {
    expect(wait(1, 429, { 'retry-after': '2' })).toBe(2_100);
    expect(wait(1, 429, { 'x-ratelimit-reset': '0.25' })).toBe(350);
    expect(wait(1, 429, { 'retry-after': '1', 'x-ratelimit-reset': '30' })).toBe(1_100);
    expect(wait(1, 503, { 'x-ratelimit-reset': '30' })).toBe(100);
  });

  test('is not started if all attempts together would take too long', () => {
    expect(wait(1, 429, { 'retry-after': '2' }, 57_000)).toBe(2_100);
    expect(wait(1, 429, { 'retry-after': '2' }, 58_000)).toBeUndefined();
  });

  test.each([
    ['whole seconds', '3', 3_000],
    ['fractional seconds', '0.4', 400],
    ['seconds since 1970', String(Date.parse('2030-01-01T00:00:05Z') / 1000), 5_000],
    ['an HTTP date', 'Tue, 01 Jan 2030 00:00:07 GMT', 7_000],
    ['a date in the past', 'Mon, 31 Dec 2029 23:59:59 GMT', 0],
    ['words', 'soon', undefined],
    ['a negative number', '-3', undefined],
    ['a number too large', '1e400', undefined],
    ['a number of too many digits', '9'.repeat(400), undefined],
    ['no header', undefined, undefined],
  ])('is read from %s, by the clock of the service', (_title, header, wanted) => {
    expect(readWait(header, 'Tue, 01 Jan 2030 00:00:00 GMT')).toBe(wanted);
  });
});

async function failure(promise: Promise<unknown>): Promise<Error> {
  return promise.then(
    () => {
      throw new Error('it succeeded');
    },
    (error: Error) => error,
  );
}
