import { subscribe, unsubscribe } from 'diagnostics_channel';
import * as net from 'net';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'zlib';
import { Interrupted, LostResponse, Unreachable } from '../../src/clients/errors';
import { PlatformClient } from '../../src/clients/platform';
import { ClientOptions } from '../../src/clients/request';
import { Requests } from '../../src/clients/requests';
import { testOnNode } from '../support/on-node';
import { QUICK, Reply, startService, task, TestService, TOKEN } from './service';

let service: TestService;
const clients: PlatformClient[] = [];

beforeEach(async () => {
  service = await startService();
});

afterEach(async () => {
  for (const client of clients.splice(0)) client.close();
  await service.stop();
});

function connect(options: ClientOptions = {}, address = service.origin): PlatformClient {
  const client = new PlatformClient(
    { address, token: TOKEN, dialect: 'standard', source: 'test' },
    { pace: QUICK, ...options },
  );
  clients.push(client);
  return client;
}

const never = () => new Promise<Reply>(() => undefined);

describe('an interrupt of a request', () => {
  test('ends a read that waits for its response', async () => {
    const stop = new AbortController();
    service.behaviour = () => {
      setImmediate(() => stop.abort());
      return never();
    };
    const error = await failure(connect().get('/tasks/task-1', undefined, { signal: stop.signal }));
    expect(error).toBeInstanceOf(Interrupted);
    expect(error).toMatchObject({ sent: true });
  });

  test('lets a write in flight finish, so that its result is known', async () => {
    const stop = new AbortController();
    service.behaviour = async () => {
      stop.abort();
      await new Promise((resolve) => setTimeout(resolve, 30));
      return { status: 201, body: { data: task('task-1') } };
    };
    expect((await connect().post('/organizations/acme/tasks', {}, { signal: stop.signal })).data.id).toBe('task-1');
  });

  test('lets a read that creates something finish', async () => {
    const stop = new AbortController();
    service.behaviour = async () => {
      stop.abort();
      await new Promise((resolve) => setTimeout(resolve, 30));
      return { body: { data: task('task-1') } };
    };
    expect((await connect().get('/tasks/task-1', undefined, { signal: stop.signal, repeatable: false })).data.id).toBe(
      'task-1',
    );
  });

  test('ends a wait for the next attempt', async () => {
    const stop = new AbortController();
    service.behaviour = () => {
      setTimeout(() => stop.abort(), 20);
      return { status: 429, headers: { 'retry-after': '15' } };
    };
    const error = await failure(connect({ signal: stop.signal }).get('/tasks/task-1'));
    expect(error).toMatchObject({ name: 'Interrupted', sent: false });
    expect(service.asked).toHaveLength(1);
  });

  test('between two attempts reports that the first may have taken effect', async () => {
    const stop = new AbortController();
    service.behaviour = () => {
      setTimeout(() => stop.abort(), 50);
      return { destroy: true };
    };
    const slow = connect({ signal: stop.signal, pace: { ...QUICK, base: 10_000, longest: 10_000, random: () => 1 } });
    expect(await failure(slow.patch('/tasks/task-1', {}))).toMatchObject({ name: 'Interrupted', sent: true });
  });

  test('ends a wait for the rate limit', async () => {
    const stop = new AbortController();
    const client = connect({ pace: QUICK });
    service.behaviour = ({ number }) =>
      number === 1 ? { status: 429, headers: { 'retry-after': '2' } } : { body: { data: task('task-1') } };
    const end = new AbortController();
    const first = failure(client.get('/tasks/task-1', undefined, { signal: end.signal }));
    await until(() => service.asked.length === 1);
    await new Promise((resolve) => setTimeout(resolve, 20));
    const second = failure(client.get('/tasks/task-2', undefined, { signal: stop.signal }));
    stop.abort();
    expect(await second).toMatchObject({ name: 'Interrupted', sent: false });
    expect(service.asked).toHaveLength(1);
    end.abort();
    await first;
  });

  test('before the first attempt sends nothing', async () => {
    expect(await failure(connect({ signal: AbortSignal.abort() }).get('/tasks/task-1'))).toMatchObject({
      name: 'Interrupted',
      sent: false,
    });
    expect(service.asked).toHaveLength(0);
  });
});

describe('a timeout', () => {
  const timeouts = { connect: 100, whole: 150 };

  test('while waiting for the response to a write is reported as a lost response', async () => {
    service.behaviour = never;
    const error = await failure(connect({ timeouts }).post('/organizations/acme/tasks', {}));
    expect(error).toBeInstanceOf(LostResponse);
    expect(error.message).toContain('no response within 0.15 s');
    expect(service.asked).toHaveLength(1);
  });

  test('while waiting for the response to a read causes a retry', async () => {
    service.behaviour = ({ number }) => (number === 1 ? never() : { body: { data: task('task-1') } });
    expect((await connect({ timeouts }).get('/tasks/task-1')).data.id).toBe('task-1');
  });

  test('while connecting means that nothing was sent', async () => {
    const sockets: net.Socket[] = [];
    const silent = net.createServer((socket) => sockets.push(socket.on('error', () => undefined)));
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as net.AddressInfo;
    // Accepts connections but never responds to the TLS handshake.
    const error = await failure(
      connect({ timeouts }, `https://127.0.0.1:${port}`).post('/organizations/acme/tasks', {}),
    );
    expect(error).toBeInstanceOf(Unreachable);
    expect(error.message).toContain('no connection within 0.1 s');
    expect(sockets).toHaveLength(2);
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => silent.close(resolve));
  });
});

test('a client reports a host that does not exist immediately', async () => {
  const began = performance.now();
  const error = await failure(
    connect({ pace: { ...QUICK, base: 60_000 } }, 'http://no-such-host.invalid').get('/tasks/task-1'),
  );
  expect(error.message).toMatch(
    /^GET \/tasks\/task-1: http:\/\/no-such-host\.invalid cannot be reached: (the host name does not exist|the host name could not be resolved)$/,
  );
  expect(error).toBeInstanceOf(Unreachable);
  expect(performance.now() - began).toBeLessThan(170_000);
});

describe('a redirect of the platform service', () => {
  let other: TestService;
  beforeEach(async () => {
    other = await startService();
  });
  afterEach(async () => {
    await other.stop();
  });

  test('on the same origin keeps method, body and token', async () => {
    service.behaviour = ({ url }) =>
      url.endsWith('/moved')
        ? { status: 201, body: { data: task('task-1') } }
        : { status: 307, headers: { location: '/api/v2/moved' } };
    await connect().post('/organizations/acme/tasks', { data: { type: 'tasks' } });
    expect(service.asked.map(({ method, url, body, headers }) => [method, url, body, headers.authorization])).toEqual([
      ['POST', '/api/v2/organizations/acme/tasks', '{"data":{"type":"tasks"}}', `Bearer ${TOKEN}`],
      ['POST', '/api/v2/moved', '{"data":{"type":"tasks"}}', `Bearer ${TOKEN}`],
    ]);
  });

  test('to another host is followed by a download, without the token', async () => {
    service.behaviour = () => ({ status: 302, headers: { location: `${other.origin}/store?signature=x` } });
    other.behaviour = () => ({ body: Buffer.from('policy'), headers: { 'content-type': 'text/plain' } });
    expect((await connect().download('/policies/pol-1/download'))?.toString()).toBe('policy');
    expect(other.lines).toEqual(['GET /store?signature=x']);
    expect(JSON.stringify(other.asked[0].headers)).not.toContain(TOKEN);
    expect(other.asked[0].headers.authorization).toBeUndefined();
  });

  test.each([301, 302, 303, 307, 308])(
    'to another host (%s) is not followed by writes and other reads, so that neither token nor body is sent there',
    async (status) => {
      service.behaviour = () => ({ status, headers: { location: `${other.origin}/elsewhere` } });
      const client = connect();
      for (const call of [
        client.post('/organizations/acme/tasks', { data: {} }),
        client.get('/tasks/task-1'),
        client.remove('/tasks/task-1'),
      ]) {
        expect((await failure(call)).message).toContain(
          `${status} it redirects to ${other.origin}, which is not followed`,
        );
      }
      expect(other.asked).toHaveLength(0);
    },
  );

  test('that changes the method is not followed by a write', async () => {
    service.behaviour = () => ({ status: 303, headers: { location: '/api/v2/elsewhere' } });
    await expect(connect().patch('/tasks/task-1', {})).rejects.toThrow('303');
    expect(service.asked).toHaveLength(1);
  });

  test('in a loop ends after a few redirects', async () => {
    service.behaviour = () => ({ status: 307, headers: { location: '/api/v2/tasks/task-1' } });
    await expect(connect().get('/tasks/task-1')).rejects.toThrow('307');
    expect(service.asked).toHaveLength(6);
  });
});

test('a client sends requests concurrently', async () => {
  let arrived = () => undefined as void;
  const all = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  service.behaviour = async ({ number }) => {
    if (number === 20) arrived();
    await all;
    return { body: { data: task('task-1') } };
  };
  const client = connect();
  await Promise.all(Array.from({ length: 20 }, () => client.get('/tasks/task-1')));
});

test('a client reuses connections', async () => {
  service.behaviour = () => ({ body: { data: task('task-1') } });
  const client = connect();
  for (let round = 0; round < 3; round++) await client.get('/tasks/task-1');
  expect(new Set(service.asked.map(({ port }) => port)).size).toBe(1);
});

// Bun has no such channel.
testOnNode('a client allows a response to take longer than an idle connection is kept', async () => {
  const sockets: net.Socket[] = [];
  const remember = (message: unknown) => sockets.push((message as { readonly socket: net.Socket }).socket);
  subscribe('net.client.socket', remember);
  // What Node.js does to a socket that was idle for this long.
  const elapse = () => sockets[0].emit('timeout');
  service.behaviour = ({ number }) => {
    if (number === 1) elapse();
    return { body: { data: task('task-1') } };
  };
  const client = connect();
  expect((await client.get('/tasks/task-1')).data.id).toBe('task-1');
  expect(sockets[0].timeout).toBe(4_000);
  await client.get('/tasks/task-1');
  // The connection is idle once the response has been read.
  await new Promise(setImmediate);
  elapse();
  await client.get('/tasks/task-1');
  unsubscribe('net.client.socket', remember);
  const [first, second, third] = service.asked.map(({ port }) => port);
  expect([second === first, third === first]).toEqual([true, false]);
});

test('a client does not apply to the service a limit that was announced by the storage behind a redirect', async () => {
  const store = await startService();
  store.behaviour = () => ({ body: Buffer.from('code'), headers: { 'x-ratelimit-limit': '1' } });
  service.behaviour = ({ url }) =>
    url.endsWith('/download')
      ? { status: 302, headers: { location: store.origin } }
      : { body: { data: task('task-1') } };
  const client = connect();
  await client.download('/policies/pol-1/download');
  await client.upload(`${store.origin}/object`, Buffer.from('archive'));
  const began = performance.now();
  for (let round = 0; round < 4; round++) await client.get('/tasks/task-1');
  expect(performance.now() - began).toBeLessThan(900);
  await store.stop();
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('a client sends the body of a %s with its length', async (method) => {
  const requests = new Requests(
    'platform',
    { address: service.origin, token: TOKEN, dialect: 'standard', source: 'test' },
    { pace: QUICK },
  );
  service.behaviour = () => ({ body: {} });
  await requests.ask({
    method,
    path: '/tasks',
    url: `${service.origin}/tasks`,
    headers: {},
    body: { name: 'Überprüfung' },
    json: true,
  });
  requests.close();
  expect(service.asked[0]).toMatchObject({
    method,
    body: '{"name":"Überprüfung"}',
    headers: { 'content-length': '24' },
  });
  expect(service.asked[0].headers).not.toHaveProperty('transfer-encoding');
  expect(service.asked[0].headers).not.toHaveProperty('content-type');
});

test('a client reuses a connection until the service announces that it will close it', async () => {
  service.behaviour = ({ number }) => ({
    headers: number === 3 ? { 'keep-alive': 'timeout=1' } : {},
    body: { data: task('task-1') },
  });
  const client = connect();
  for (let round = 0; round < 5; round++) await client.get('/tasks/task-1');
  const ports = service.asked.map(({ port }) => port);
  expect(ports).toEqual([ports[0], ports[0], ports[0], ports[3], ports[3]]);
  expect(ports[3]).not.toBe(ports[0]);
});

test.each<[string, (body: Buffer) => Buffer]>([
  ['gzip', gzipSync],
  ['GZIP', gzipSync],
  ['x-gzip', gzipSync],
  ['deflate', deflateSync],
  ['deflate', deflateRawSync],
  ['br', brotliCompressSync],
  ['identity', (body) => body],
])('a client reads a response in the content encoding %s', async (encoding, compress) => {
  service.behaviour = () => ({
    headers: { 'content-encoding': encoding },
    body: compress(Buffer.from(JSON.stringify({ data: task('task-1') }))),
  });
  expect((await connect().get('/tasks/task-1')).data.id).toBe('task-1');
  expect(service.asked[0].headers['accept-encoding']).toBe('gzip, deflate, br');
});

test.each(['gzip', 'deflate', 'br'])(
  'a client retries a damaged response in the content encoding %s',
  async (encoding) => {
    service.behaviour = ({ number }) =>
      number === 1
        ? { headers: { 'content-encoding': encoding }, body: Buffer.from('damaged') }
        : { body: { data: task('task-1') } };
    expect((await connect().get('/tasks/task-1')).data.id).toBe('task-1');
    expect(service.lines).toHaveLength(2);
    service.behaviour = () => ({ headers: { 'content-encoding': encoding }, body: Buffer.from('damaged') });
    expect((await failure(connect().get('/tasks/task-1'))).message).toContain('the compressed response is damaged');
  },
);

test('a client uses the proxy of the environment and reports its failure', async () => {
  const proxy = await startService();
  proxy.behaviour = () => ({ body: { data: task('task-1') } });
  process.env.http_proxy = proxy.origin;
  try {
    await connect({}, 'http://platform.invalid').get('/tasks/task-1');
    expect(proxy.lines).toEqual(['GET http://platform.invalid/api/v2/tasks/task-1']);
  } finally {
    delete process.env.http_proxy;
    await proxy.stop();
  }
});

async function failure(promise: Promise<unknown>): Promise<Error> {
  return promise.then(
    () => {
      throw new Error('it succeeded');
    },
    (error: Error) => error,
  );
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setImmediate(resolve));
}
