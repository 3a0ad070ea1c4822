/** What stands between Lintel and a service, and responds in its place. */
import * as http from 'http';
import { AddressInfo } from 'net';
import { ForeignResponse, mayHaveTakenEffect, Unreachable } from '../../src/clients/errors';
import { PlatformClient } from '../../src/clients/platform';
import { SecretsClient } from '../../src/clients/secrets';
import { QUICK, startService, task, TestService, TOKEN } from './service';

const PAGE = `<!DOCTYPE html>\n<html><head><title>Blocked &amp; logged</title><style>p{}</style></head><body><p>${TOKEN}</p></body></html>`;
const HTML = { 'content-type': 'text/html; charset=utf-8' };

let service: TestService;
let clients: { close(): void }[];
const variables = ['https_proxy', 'http_proxy', 'HTTPS_PROXY', 'HTTP_PROXY', 'NO_PROXY', 'no_proxy'];

beforeEach(async () => {
  service = await startService();
  clients = [];
  for (const name of variables) delete process.env[name];
});

afterEach(async () => {
  for (const client of clients) client.close();
  for (const name of variables) delete process.env[name];
  await service.stop();
});

const pace = { ...QUICK, total: 100 };
const base = { token: TOKEN, dialect: 'standard', source: 'the provider block' } as const;

function platform(address = service.origin): PlatformClient {
  const client = new PlatformClient({ ...base, address }, { pace });
  clients.push(client);
  return client;
}

function secrets(address = service.origin, more: object = {}): SecretsClient {
  const client = new SecretsClient({ ...base, address, ...more }, { pace });
  clients.push(client);
  return client;
}

const failure = (promise: Promise<unknown>): Promise<Error> =>
  promise.then(
    () => Promise.reject(new Error('it succeeded')),
    (error: Error) => error,
  );

const CALLS: [title: string, call: () => Promise<unknown>, isRead: boolean][] = [
  ['a read of the platform', () => platform().get('/tasks/task-1'), true],
  ['a list of the platform', () => platform().list('/organizations/acme/tasks'), true],
  ['a create of the platform', () => platform().post('/organizations/acme/tasks', {}), false],
  ['a deletion of the platform', () => platform().remove('/tasks/task-1'), false],
  ['a read of the secrets service', () => secrets().find('/pki/roles/web'), true],
  ['a list of the secrets service', () => secrets().list('/pki/roles'), true],
  ['a write of the secrets service', () => secrets().post('/pki/roles/web', {}), false],
  ['a deletion of the secrets service', () => secrets().remove('/pki/roles/web'), false],
];

describe.each(CALLS)('%s', (_title, call, isRead) => {
  it.each([200, 400, 401, 403, 404, 405, 429, 500, 502, 503])(
    'is not decided by a page with the status %d',
    async (status) => {
      service.behaviour = () => ({ status, headers: HTML, body: Buffer.from(PAGE) });
      const error = await failure(call());
      expect(error).toBeInstanceOf(ForeignResponse);
      expect(error.message).toContain(
        `${status} with HTML instead of JSON, which is not a response of the service at ${service.origin}: it says "Blocked & logged"`,
      );
      expect(error.message).not.toContain(TOKEN);
      const mayHaveEffect = !isRead && (status < 400 || status >= 500);
      expect([mayHaveTakenEffect(error), /may have taken effect/.test(error.message)]).toEqual([
        mayHaveEffect,
        mayHaveEffect,
      ]);
    },
    30_000,
  );

  it('is not decided by a text, of which a bounded line without secrets is quoted', async () => {
    const body = Buffer.from(`RBAC: ${TOKEN} ${'x'.repeat(1_000)}\nsecond`);
    service.behaviour = () => ({ status: 403, headers: { 'content-type': 'text/plain' }, body });
    const { message } = await failure(call());
    expect(message).toMatch(/403 with text\/plain instead of JSON.*it says "RBAC: \(sensitive\) x{170,190}"/);
    expect(message).not.toMatch(/second|permission|expired/);
  });
});

test('an error of the service in JSON is still its own', async () => {
  service.behaviour = () => ({ status: 403, body: { errors: [{ title: 'forbidden' }] } });
  expect(await failure(platform().get('/tasks/task-1'))).not.toBeInstanceOf(ForeignResponse);
  service.behaviour = () => ({ status: 403 });
  expect(await failure(platform().get('/tasks/task-1'))).not.toBeInstanceOf(ForeignResponse);
});

describe('a proxy', () => {
  let proxy: http.Server;
  let origin: string;
  const connects: string[] = [];

  beforeEach(async () => {
    connects.length = 0;
    proxy = http.createServer((_request, response) => response.writeHead(403, HTML).end(PAGE));
    proxy.on('connect', (request, socket) => {
      connects.push(`${request.url} ${request.headers.authorization ?? ''}`);
      socket.end(`HTTP/1.1 403 Forbidden\r\nContent-Type: text/html\r\nContent-Length: ${PAGE.length}\r\n\r\n${PAGE}`);
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    origin = `127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  });

  afterEach(() => new Promise((resolve) => proxy.close(resolve)));

  it.each(['get', 'remove'] as const)('that refuses to connect is named, and no %s was sent', async (method) => {
    process.env.HTTPS_PROXY = `http://someone:canary@${origin}`;
    const error = await failure(platform('https://platform.invalid')[method]('/tasks/task-1'));
    expect(error).toBeInstanceOf(Unreachable);
    expect(error.message).toContain(
      `the proxy http://${origin} (HTTPS_PROXY) refuses to connect to it with 403: "Blocked & logged"`,
    );
    expect(error.message).not.toMatch(/canary|permission/);
    expect(connects).toEqual(['platform.invalid:443 ']);
  });

  it('that responds in place of the service is named', async () => {
    process.env.HTTP_PROXY = `http://${origin}`;
    const error = await failure(secrets('http://secrets.invalid').find('/pki/roles/web'));
    expect(error).toBeInstanceOf(ForeignResponse);
    expect(error.message).toContain(`(through the proxy http://${origin} (HTTP_PROXY))`);
  });

  it.each(['http', 'https'])('that cannot be reached is named, for an %s address', async (scheme) => {
    process.env[`${scheme.toUpperCase()}_PROXY`] = 'http://127.0.0.1:1';
    const error = await failure(platform(`${scheme}://platform.invalid`).get('/tasks/task-1'));
    expect(error).toBeInstanceOf(Unreachable);
    expect(error.message).toContain(
      `the proxy http://127.0.0.1:1 (${scheme.toUpperCase()}_PROXY) cannot be reached: the connection was refused`,
    );
  });

  it('is not used for a host in NO_PROXY', async () => {
    process.env.HTTP_PROXY = `http://${origin}`;
    process.env.NO_PROXY = '127.0.0.0/8';
    service.behaviour = () => ({ body: { data: task('task-1') } });
    expect((await platform().get('/tasks/task-1')).data.id).toBe('task-1');
  });

  it('of the peer is used for its connection alone, whatever the environment says', async () => {
    process.env.NO_PROXY = '*';
    const named = { address: new URL(`http://${origin}`), source: 'VAULT_PROXY_ADDR' };
    const error = await failure(secrets(service.origin, { peer: { proxy: named } }).find('/pki/roles/web'));
    expect(error.message).toContain('(VAULT_PROXY_ADDR)');
  });
});
