import { ApiError } from '../../src/clients/errors';
import { PlatformClient } from '../../src/clients/platform';
import { SecretsClient } from '../../src/clients/secrets';
import { followRedirect, NO_NODES, nodesOf } from '../../src/clients/transport/redirect';
import { QUICK, startService, TestService, TOKEN } from './service';

let standby: TestService;
let active: TestService;
const clients: { close(): void }[] = [];

beforeEach(async () => {
  [standby, active] = [await startService(), await startService()];
  active.behaviour = ({ method }) =>
    method === 'LIST' || method === 'GET' ? { body: { data: { keys: ['one'] } } } : { status: 204 };
});

afterEach(async () => {
  for (const client of clients.splice(0)) client.close();
  await Promise.all([standby.stop(), active.stop()]);
});

function connect(redirectHosts?: readonly string[]): SecretsClient {
  const client = new SecretsClient(
    { address: standby.origin, token: TOKEN, dialect: 'vault', namespace: 'team', redirectHosts, source: 'test' },
    { pace: QUICK },
  );
  clients.push(client);
  return client;
}

/** The active node under another host name than that of the standby's address. */
const elsewhere = () => active.origin.replace('127.0.0.1', 'localhost');

function redirectTo(origin: string, status = 307): void {
  standby.behaviour = ({ url }) => ({ status, headers: { location: `${origin}${url}` }, body: { errors: [] } });
}

const failure = (promise: Promise<unknown>): Promise<Error> =>
  promise.then(
    () => {
      throw new Error('it succeeded');
    },
    (error: Error) => error,
  );

describe('a redirect by a standby node', () => {
  test.each([
    ['to another port of its host', undefined, () => active.origin],
    ['to a configured host', ['localhost'], elsewhere],
    ['to a configured host and port', () => [new URL(elsewhere()).host.toUpperCase()], elsewhere],
  ])('%s is followed with method, token, namespace and body', async (_, hosts, origin) => {
    for (const status of [307, 308]) {
      redirectTo(origin(), status);
      active.asked.length = 0;
      const client = connect(typeof hosts === 'function' ? hosts() : hosts);
      await client.post('/database/roles/app', { db_name: 'main' });
      expect(await client.list('/database/roles')).toEqual(['one']);
      await client.remove('/database/roles/app');
      expect(
        active.asked.map(({ method, url, headers, body }) => [
          method,
          url,
          headers['x-vault-token'],
          headers['x-vault-namespace'],
          body,
        ]),
      ).toEqual([
        ['POST', '/v1/database/roles/app', TOKEN, 'team', '{"db_name":"main"}'],
        [expect.stringMatching(/LIST|GET/), expect.stringContaining('/v1/database/roles'), TOKEN, 'team', ''],
        ['DELETE', '/v1/database/roles/app', TOKEN, 'team', ''],
      ]);
    }
  });

  test.each([
    ['to another host', undefined],
    ['to a host other than the configured one', ['node-2.example.com']],
    ['to a port other than the configured one', ['localhost:1']],
  ])('%s is not followed, and the message names the setting', async (_, hosts) => {
    redirectTo(elsewhere());
    const error = await failure(connect(hosts).post('/database/roles/app', { password: 'a-password' }));
    expect(error).toBeInstanceOf(ApiError);
    expect(error.message).toBe(
      `POST /database/roles/app: 307 it redirects to ${elsewhere()}, which is not followed: the token is sent to the configured address only. ` +
        `If that is another node of the service, name \`${new URL(elsewhere()).host}\` in \`secrets.redirect_hosts\` of the provider block, or in LINTEL_SECRETS_REDIRECT_HOSTS`,
    );
    expect(active.asked).toEqual([]);
  });

  test('with a status that changes the method is followed by reads only', async () => {
    redirectTo(active.origin, 302);
    expect((await connect().get('/database/roles/app')).data).toEqual({ keys: ['one'] });
    expect((await failure(connect().post('/database/roles/app', {}))).message).toContain(
      'which is not followed: only reads are redirected after a 302',
    );
    expect(active.asked.map(({ method }) => method)).toEqual(['GET']);
  });

  test('in a loop ends after a few redirects', async () => {
    redirectTo(active.origin);
    active.behaviour = ({ url }) => ({ status: 307, headers: { location: `${standby.origin}${url}` } });
    expect((await failure(connect().get('/database/roles/app'))).message).toContain(
      'which is not followed: there are too many redirects',
    );
    expect(standby.asked.length + active.asked.length).toBe(6);
  });

  test('is not remembered for the next request, because another node may be active by then', async () => {
    redirectTo(active.origin);
    const client = connect();
    await client.get('/database/roles/app');
    standby.behaviour = () => ({ body: { data: { keys: [] } } });
    expect((await client.get('/database/roles/app')).data).toEqual({ keys: [] });
    expect(active.asked).toHaveLength(1);
  });

  test('is retried while the node that it names is unavailable', async () => {
    const address = active.origin;
    redirectTo(address);
    await connect().get('/database/roles/app');
    await active.stop();
    const write = connect().post('/database/roles/app', {});
    setTimeout(
      () =>
        void startService(Number(new URL(address).port)).then((node) => {
          active = node;
          active.behaviour = () => ({ status: 204 });
        }),
      100,
    );
    await write;
    expect(active.asked.map(({ method }) => method)).toEqual(['POST']);
  });
});

test('a redirect of the platform service to another port of its host does not receive the token', async () => {
  const platform = new PlatformClient(
    { address: standby.origin, token: TOKEN, dialect: 'standard', source: 'test' },
    { pace: QUICK },
  );
  clients.push(platform);
  redirectTo(active.origin);
  expect((await failure(platform.get('/tasks/task-1'))).message).toBe(
    `GET /tasks/task-1: 307 it redirects to ${active.origin}, which is not followed: the token is sent to the configured address only`,
  );
  expect(active.asked).toEqual([]);
});

describe('a request over https', () => {
  const sent = {
    method: 'GET',
    url: new URL('https://secrets.example:8200/v1/sys/health'),
    headers: { 'X-Vault-Token': TOKEN },
    most: 1,
  };
  const to = (location: string, hosts: readonly string[] = [], mayLeave = false) =>
    followRedirect(
      sent,
      { status: 307, headers: { location } },
      { mayLeave, isNode: hosts.length > 0 ? nodesOf('https://secrets.example:8200', hosts) : NO_NODES },
    );

  test('is never redirected to http', () => {
    for (const location of ['http://secrets.example:8200/', 'http://node-2.example/', 'http://store.example/']) {
      expect(to(location, ['node-2.example', 'secrets.example'], true)).toBeUndefined();
    }
  });

  test('is redirected to a configured node, with the default port if none is configured', () => {
    for (const hosts of [['node-2.example'], ['node-2.example:443'], ['NODE-2.example']]) {
      expect(to('https://node-2.example/v1/x', hosts)?.headers).toEqual(sent.headers);
    }
    expect(to('https://node-2.example.evil/v1/x', ['node-2.example'])).toBeUndefined();
    expect(to('https://node-2.example@evil.example/v1/x', ['node-2.example'])).toBeUndefined();
  });
});

test('a redirect from http to https on the same host is followed', () => {
  const sent = {
    method: 'POST',
    url: new URL('http://secrets.example:8200/v1/x'),
    headers: { 'X-Vault-Token': TOKEN },
    most: 1,
  };
  const next = followRedirect(
    sent,
    { status: 307, headers: { location: 'https://secrets.example/v1/x' } },
    { mayLeave: false, isNode: nodesOf('http://secrets.example:8200') },
  );
  expect(next).toEqual({ ...sent, url: new URL('https://secrets.example/v1/x') });
});
