import * as net from 'net';
import { SecretsConnection } from '../../src/clients/connection';
import { ApiError, ForeignResponse, MissingMount } from '../../src/clients/errors';
import { objectAt } from '../../src/clients/read-response';
import { SecretsClient } from '../../src/clients/secrets';
import { Asked, QUICK, Reply, startService, TestService, TOKEN } from './service';

let service: TestService;
const clients: SecretsClient[] = [];

beforeEach(async () => {
  service = await startService();
});

afterEach(async () => {
  for (const client of clients.splice(0)) client.close();
  await service.stop();
});

function connect(settings: Partial<SecretsConnection> = {}): SecretsClient {
  const client = new SecretsClient(
    { address: service.origin, token: TOKEN, dialect: 'standard', source: 'test', ...settings },
    { pace: QUICK },
  );
  clients.push(client);
  return client;
}

const NOTHING: Reply = { status: 404, body: { errors: [] } };
const NO_MOUNT: Reply = {
  status: 404,
  body: { errors: ['no handler for route "databse/roles/app". route entry not found.'] },
};

test.each([
  ['standard', { 'x-service-token': TOKEN }, ['x-vault-token', 'x-vault-request', 'x-vault-namespace']],
  ['vault', { 'x-vault-token': TOKEN, 'x-vault-request': 'true' }, ['x-service-token']],
  ['openbao', { 'x-vault-token': TOKEN }, ['x-service-token']],
] as const)(
  'the secrets client sends the configured token in the header of the dialect %s, and requests no other token (X-6)',
  async (dialect, wanted, absent) => {
    service.behaviour = () => ({ body: { data: {} } });
    await connect({ dialect }).get('/database/config/a');
    expect(service.asked[0].headers).toMatchObject(wanted);
    for (const name of absent) expect(service.asked[0].headers).not.toHaveProperty(name);
    expect(service.lines).toEqual(['GET /v1/database/config/a']);
  },
);

test('the secrets client sends the configured namespace', async () => {
  service.behaviour = () => ({ body: { data: {} } });
  await connect({ dialect: 'openbao', namespace: 'team/a' }).get('/database/config/a');
  expect(service.asked[0].headers['x-vault-namespace']).toBe('team/a');
});

test('the secrets client sends writes with a JSON content type, and writes without a body with none', async () => {
  service.behaviour = () => ({ status: 204 });
  const client = connect();
  await client.post('/database/roles/app', { ttl: 1 });
  await client.put('/database/roles/app', { ttl: 1 });
  await client.post('/database/reset/app');
  expect(service.asked.map(({ method, headers, body }) => [method, headers['content-type'], body])).toEqual([
    ['POST', 'application/json', '{"ttl":1}'],
    ['PUT', 'application/json', '{"ttl":1}'],
    ['POST', undefined, ''],
  ]);
});

describe('the envelope of a secrets response', () => {
  const responded = async (reply: Reply) => {
    service.behaviour = () => ({ ...reply, headers: { Date: 'Sun, 01 Mar 2026 03:04:05 GMT', ...reply.headers } });
    return connect().get('/x');
  };
  const AT = '2026-03-01T03:04:05Z';

  test('contains data, lease and request id', async () => {
    expect(
      await responded({
        body: {
          request_id: 'r',
          lease_id: 'l/1',
          lease_duration: '3600',
          renewable: 'true',
          data: { username: 'u' },
          warnings: null,
          auth: null,
        },
      }),
    ).toEqual({
      data: { username: 'u' },
      warnings: [],
      lease: { id: 'l/1', seconds: 3600, renewable: true },
      requestId: 'r',
      respondedAt: AT,
    });
  });

  test.each([
    [null, []],
    ['one', ['one']],
    ['', []],
    [
      ['a', 'b'],
      ['a', 'b'],
    ],
    [undefined, []],
  ])('may contain the warnings %j', async (warnings, wanted) => {
    expect((await responded({ body: { data: {}, warnings } })).warnings).toEqual(wanted);
  });

  test.each(['yesterday', ''])('has no time if the service sends no valid date: %j', async (date) => {
    expect((await responded({ body: { data: {} }, headers: { Date: date } })).respondedAt).toBeUndefined();
  });

  test('may be missing from the responses of system endpoints', async () => {
    service.behaviour = () => ({ body: { started: true, nonce: 'n' } });
    expect((await connect().getBare('/sys/rekey-recovery-key/init')).data).toEqual({ started: true, nonce: 'n' });
    expect((await connect().post('/sys/rekey-recovery-key/update')).data).toEqual({ started: true, nonce: 'n' });
  });

  test('may be empty after a write', async () => {
    service.behaviour = () => ({ status: 204, headers: { Date: new Date(AT).toUTCString() } });
    expect(await connect().post('/x')).toEqual({ data: {}, isEmpty: true, warnings: [], respondedAt: AT });
    service.behaviour = () => ({ body: { data: null, lease_id: '' }, headers: { Date: new Date(AT).toUTCString() } });
    expect(await connect().post('/x')).toEqual({ data: {}, warnings: [], respondedAt: AT });
  });

  test.each([
    ['nothing', { status: 204 }, 'it is empty'],
    ['{}', { body: {} }, 'it has no object at data'],
    ['null', { body: { data: null } }, 'it has no object at data'],
    ['a list', { body: { data: [] } }, 'it has a list at data, where an object is expected'],
    ['other keys', { body: { keys: ['x'] } }, 'it has no object at data'],
    [
      'a lease without its length',
      { body: { data: {}, lease_id: 'l/1', renewable: true } },
      'it has no whole number at lease_duration',
    ],
  ])('must contain an object in the response to a read: %s', async (_, behaviour, words) => {
    await expect(responded(behaviour)).rejects.toThrow(`GET /x: the response is malformed: ${words}`);
  });
});

describe('a 404 of the secrets service', () => {
  test("with the service's empty errors means that the object does not exist", async () => {
    service.behaviour = () => NOTHING;
    const client = connect();
    expect(await client.find('/database/roles/app')).toBeUndefined();
    expect(await client.remove('/database/roles/app')).toBe('absent');
    expect(await client.list('/database/roles')).toEqual([]);
    await expect(client.get('/database/roles/app')).rejects.toThrow('404 not found');
  });

  test('has the time of the response', async () => {
    service.behaviour = () => ({ ...NOTHING, headers: { Date: 'Sun, 01 Mar 2026 03:04:05 GMT' } });
    expect(await connect().findAt('/pki/cert/aa')).toEqual({ found: undefined, respondedAt: '2026-03-01T03:04:05Z' });
  });

  test('of a missing engine is an error for reads, and means absent for deletions', async () => {
    service.behaviour = () => NO_MOUNT;
    const client = connect();
    for (const read of [
      client.find('/databse/roles/app'),
      client.list('/databse/roles'),
      client.get('/databse/roles/app'),
    ]) {
      const error = await read.then(
        () => undefined,
        (thrown: Error) => thrown,
      );
      expect(error).toBeInstanceOf(MissingMount);
      expect(error?.message).toContain('no handler for route "databse/roles/app"');
    }
    expect(await client.remove('/databse/roles/app')).toBe('absent');
  });

  test.each([
    ['a gateway that speaks JSON', { status: 404, body: { message: 'no route' } }, ForeignResponse],
    [
      'a path that the service does not offer',
      { status: 404, body: { errors: ['1 error occurred:\n\t* unsupported path\n\n'] } },
      ApiError,
    ],
  ])('of %s does not prove that the object does not exist', async (_title, reply, error) => {
    service.behaviour = () => reply;
    await expect(connect().find('/database/roles/app')).rejects.toThrow(error);
    await expect(connect().remove('/database/roles/app')).rejects.toThrow(error);
  });
});

test.each([
  [['1 error occurred:\n\t* permission denied\n\n'], 'permission denied'],
  [['2 errors occurred:\n\t* permission denied\n\t* invalid token\n\n'], 'permission denied; invalid token'],
  [['permission denied'], 'permission denied'],
  // The sentence that quotes it has a period.
  [['permission denied.'], 'permission denied'],
  [['denied: ...'], 'denied: ...'],
  [[], 'permission denied'],
])('a 403 of the secrets service becomes an error that quotes it: %j', async (errors, words) => {
  service.behaviour = ({ url }) => ({ status: url.endsWith('/lookup-self') ? 404 : 403, body: { errors } });
  await expect(connect().find('/database/roles/app')).rejects.toThrow(
    new Error(`GET /database/roles/app: 403 ${words}`),
  );
});

describe('a list of the secrets service', () => {
  test('is requested with the method LIST', async () => {
    const raw = await rawServer((method, url) =>
      method === 'LIST' && url === '/v1/database/roles' ? [200, { data: { keys: ['a', 'b'] } }] : [405, { errors: [] }],
    );
    expect(await connect({ address: raw.origin }).list('/database/roles')).toEqual(['a', 'b']);
    expect(raw.lines).toEqual(['LIST /v1/database/roles']);
    await raw.stop();
  });

  test.each([
    [405, { errors: ['unsupported operation'] }],
    [501, undefined],
    [400, undefined],
  ])('is requested with GET if LIST fails with %s, and from then on', async (status, body) => {
    const raw = await rawServer((method) => (method === 'GET' ? [200, { data: { keys: ['a'] } }] : [status, body]));
    const client = connect({ address: raw.origin });
    expect(await client.list('/database/roles')).toEqual(['a']);
    expect(await client.list('/database/config')).toEqual(['a']);
    expect(raw.lines).toEqual([
      'LIST /v1/database/roles',
      'GET /v1/database/roles?list=true',
      'GET /v1/database/config?list=true',
    ]);
    await raw.stop();
  });

  test('without keys is an error', async () => {
    const raw = await rawServer(() => [200, { data: { rows: [] } }]);
    await expect(connect({ address: raw.origin }).list('/database/roles')).rejects.toThrow(
      'it has no list at data.keys',
    );
    await raw.stop();
  });
});

describe('read-your-writes consistency of the secrets client', () => {
  const state = (local: number, replicated: number, cluster = 'c') =>
    Buffer.from(`v1:${cluster}:${local}:${replicated}:00ff`).toString('base64');

  test('sends the latest state that a response announced', async () => {
    const states = [undefined, state(5, 3), state(4, 3), state(9, 3), 'nonsense', undefined];
    service.behaviour = ({ number }: Asked) => ({
      body: { data: {} },
      headers: states[number - 1] === undefined ? {} : { 'x-vault-index': states[number - 1] },
    });
    const client = connect({ dialect: 'vault' });
    for (let round = 0; round < states.length; round++) await client.get('/database/config/a');
    expect(service.asked.map(({ headers }) => headers['x-vault-index'])).toEqual([
      undefined,
      undefined,
      state(5, 3),
      state(5, 3),
      state(9, 3),
      state(9, 3),
    ]);
  });

  test('waits for a node that has not reached the state yet, even with a write', async () => {
    service.behaviour = ({ number }) =>
      number < 5 ? { status: 412, body: { errors: ['required index state not present'] } } : { status: 204 };
    await connect({ dialect: 'vault' }).post('/database/roles/app', {});
    expect(service.asked).toHaveLength(5);
  });
});

/** Node's HTTP server does not support LIST: this one parses just enough of a request. */
async function rawServer(
  response: (method: string, url: string) => [status: number, body: unknown],
): Promise<{ origin: string; lines: string[]; stop(): Promise<void> }> {
  const lines: string[] = [];
  const server = net.createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      const [method, url] = chunk.toString().split(' ');
      lines.push(`${method} ${url}`);
      const [status, body] = response(method, url);
      const text = body === undefined ? '' : JSON.stringify(body);
      socket.end(
        `HTTP/1.1 ${status} X\r\ncontent-type: application/json\r\ncontent-length: ${text.length}\r\nconnection: close\r\n\r\n${text}`,
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as net.AddressInfo).port}`,
    lines,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

describe('objects that a list contains as a whole', () => {
  const NAMES = Array.from({ length: 100 }, (_, index) => `mount-${index}`);
  const one = (name: string) => ({ description: `of ${name}` });
  let listed: readonly string[];

  beforeEach(() => {
    listed = NAMES;
    service.behaviour = ({ method, url }) => {
      if (method !== 'GET') return { status: 204 };
      if (url.endsWith('/sys/mounts')) {
        return { body: { data: Object.fromEntries(listed.map((name) => [name, one(name)])) } };
      }
      const name = url.split('/').at(-1)!;
      return NAMES.includes(name) ? { body: { data: one(name) } } : NOTHING;
    };
  });

  const reader = () => {
    const client = connect();
    const own = async (name: string) => (await client.find(`/sys/mounts/${name}`))?.data;
    const list = async () => {
      const { data } = await client.get('/sys/mounts');
      return new Map(Object.keys(data).map((name) => [name, objectAt(data, name)]));
    };
    const read = async (name: string) =>
      (await client.findListed('/sys/mounts', name, () => own(name), list))?.description;
    return { client, read };
  };

  test('are read with two requests, however many they are', async () => {
    const { read } = reader();
    expect(await Promise.all(NAMES.map(read))).toEqual(NAMES.map((name) => `of ${name}`));
    expect(service.lines).toEqual(['GET /v1/sys/mounts/mount-0', 'GET /v1/sys/mounts']);
  });

  test('are each read by themselves if the list is forbidden', async () => {
    const { behaviour } = service;
    service.behaviour = (asked) =>
      asked.url.endsWith('/sys/mounts') ? { status: 403, body: { errors: ['permission denied'] } } : behaviour(asked);
    const { read } = reader();
    expect(await Promise.all(NAMES.map(read))).toEqual(NAMES.map((name) => `of ${name}`));
    expect(service.lines.filter((line) => line.endsWith('/sys/mounts'))).toHaveLength(1);
  });

  test('are read by themselves if the list lacks them, because that proves nothing', async () => {
    listed = NAMES.slice(0, 3);
    const { read } = reader();
    expect(await Promise.all(['mount-0', 'mount-1', 'mount-50', 'gone'].map(read))).toEqual([
      'of mount-0',
      'of mount-1',
      'of mount-50',
      undefined,
    ]);
    expect(service.lines.sort()).toEqual([
      'GET /v1/sys/mounts',
      'GET /v1/sys/mounts/gone',
      'GET /v1/sys/mounts/mount-0',
      'GET /v1/sys/mounts/mount-50',
    ]);
  });

  test.each([
    ['post', (client: SecretsClient) => client.post('/sys/mounts/other', {})],
    ['put', (client: SecretsClient) => client.put('/sys/mounts/other', {})],
    ['remove', (client: SecretsClient) => client.remove('/sys/mounts/other')],
  ])('are not read from a list that was fetched before a %s', async (_, write) => {
    const { client, read } = reader();
    await Promise.all(NAMES.slice(0, 5).map(read));
    await write(client);
    service.asked.splice(0);
    await read('mount-9');
    expect(service.lines).toEqual(['GET /v1/sys/mounts/mount-9']);
  });
});

test('reads that checks share take one request, also after a write', async () => {
  service.behaviour = ({ number }) => ({ body: { data: { number } } });
  const client = connect();
  const read = async () =>
    (await client.readShared('mounts', async () => (await client.get('/sys/mounts')).data))?.number;
  expect(await Promise.all([read(), read()])).toEqual([1, 1]);
  expect(await read()).toBe(1);
  await client.post('/sys/mounts/other', {});
  expect(await read()).toBe(1);
});

test('a check that is interrupted does not end the read that others share', async () => {
  let respond = () => undefined as void;
  const held = new Promise<void>((resolve) => {
    respond = resolve;
  });
  service.behaviour = async () => held.then(() => ({ body: { data: { a: 1 } } }));
  const client = connect();
  const interrupt = new AbortController();
  const read = async () => (await client.get('/sys/mounts')).data;
  const [first, second] = [client.readShared('mounts', read, interrupt.signal), client.readShared('mounts', read)];
  interrupt.abort();
  expect(await first).toBeUndefined();
  respond();
  expect(await second).toEqual({ a: 1 });
  expect(service.lines).toHaveLength(1);
});

test('a failed read is not shared with later checks, unlike one that is refused', async () => {
  const replies = [{ status: 400, body: { errors: ['odd'] } }, { body: { data: { a: 1 } } }];
  service.behaviour = ({ number, url }) =>
    url.endsWith('/refused') ? replies[0]! : number < 2 ? { body: 'no object' } : replies[1]!;
  const client = connect();
  const read = async (path: string) => client.readShared(path, async () => (await client.get(path)).data);
  await expect(read('/failed')).rejects.toThrow();
  expect(await read('/failed')).toEqual({ a: 1 });
  for (let time = 0; time < 3; time += 1) await expect(read('/refused')).rejects.toThrow('odd');
  expect(service.lines.filter((line) => line.endsWith('/refused'))).toHaveLength(1);
});
