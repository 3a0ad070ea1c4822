import type { Log } from '../../src/clients/log';
import { SecretsClient, SecretsOptions } from '../../src/clients/secrets';
import { QUICK, Reply, startService, TestService, TOKEN } from './service';

let service: TestService;
const clients: SecretsClient[] = [];
/** Differs between tests: lookups are remembered for the life of the process, and a port may be reused. */
let token = TOKEN;

beforeEach(async () => {
  service = await startService();
  token += 'x';
});

afterEach(async () => {
  for (const client of clients.splice(0)) client.close();
  await service.stop();
});

function connect(namespace?: string, options: SecretsOptions = {}): SecretsClient {
  const client = new SecretsClient(
    {
      address: service.origin,
      token,
      dialect: 'vault',
      namespace,
      source: 'VAULT_ADDR and ~/.vault-token',
      tokenSource: '~/.vault-token',
    },
    { pace: QUICK, ...options },
  );
  clients.push(client);
  return client;
}

const DENIED: Reply = { status: 403, body: { errors: ['permission denied'] } };
const looks = () => service.asked.filter(({ url }) => url === '/v1/auth/token/lookup-self');
const failure = (promise: Promise<unknown>): Promise<Error> =>
  promise.then(
    () => {
      throw new Error('it succeeded');
    },
    (error: Error) => error,
  );

function responding(look: Reply): void {
  service.behaviour = ({ url }) => (url === '/v1/auth/token/lookup-self' ? look : DENIED);
}

test('the token lookup explains a 403 to a token that cannot look itself up as expired, and names its source', async () => {
  responding(DENIED);
  const { message } = await failure(connect().get('/database/roles/app'));
  expect(message).toBe(
    'GET /database/roles/app: 403 permission denied (the token from ~/.vault-token has probably expired or been revoked: it cannot look itself up, which the `default` policy allows every token)',
  );
});

test('the token lookup explains a 403 to a valid token by the missing capability', async () => {
  responding({ body: { data: { ttl: 0, expire_time: null } } });
  const said = 'the token from ~/.vault-token is valid, but its policies do not grant';
  expect((await failure(connect().list('/database/roles'))).message).toContain(
    `${said} \`list\` on \`database/roles\``,
  );
  expect((await failure(connect().post('/database/roles/app', {}))).message).toBe(
    `POST /database/roles/app: 403 permission denied (${said} \`create\` or \`update\` on \`database/roles/app\`)`,
  );
  expect((await failure(connect().remove('/database/roles/app'))).message).toContain(`${said} \`delete\``);
});

test('the token lookup happens once for many refusals', async () => {
  responding(DENIED);
  const client = connect();
  await Promise.all(Array.from({ length: 50 }, (_, index) => failure(client.get(`/database/roles/${index}`))));
  await failure(connect().get('/database/roles/app'));
  expect(looks()).toHaveLength(1);
});

test('the token lookup reports a token that has expired', async () => {
  responding({ body: { data: { expire_time: new Date(Date.now() + 300).toISOString() } } });
  const client = connect();
  expect((await failure(client.get('/database/roles/app'))).message).toContain('is valid');
  const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 400);
  expect((await failure(client.get('/database/roles/app'))).message).toContain(
    'the token from ~/.vault-token has expired',
  );
  later.mockRestore();
  expect(looks()).toHaveLength(1);
});

test('the token lookup finds a token of the root namespace in that namespace', async () => {
  service.behaviour = ({ url, headers }) =>
    url.endsWith('/lookup-self') && headers['x-vault-namespace'] === undefined
      ? { body: { data: { expire_time: null } } }
      : DENIED;
  expect((await failure(connect('team').get('/database/roles/app'))).message).toContain('is valid');
  expect(looks().map(({ headers }) => headers['x-vault-namespace'])).toEqual(['team', undefined]);
});

test('the token lookup adds nothing to the error if it fails for another reason', async () => {
  responding({ status: 404, body: { errors: [] } });
  expect((await failure(connect().get('/database/roles/app'))).message).toBe(
    'GET /database/roles/app: 403 permission denied',
  );
});

test.each([400, 404, 405, 500])('the token lookup does not happen after a %i', async (status) => {
  service.behaviour = () => ({ status, body: { errors: ['wrong'] } });
  await failure(connect().post('/database/roles/app', {}));
  expect(looks()).toEqual([]);
});

test('the token lookup does not happen after a refused lookup', async () => {
  responding(DENIED);
  await failure(connect().get('/auth/token/lookup-self'));
  expect(looks()).toHaveLength(1);
});

describe('the line in the log about a token that is configured', () => {
  let lines: string[];
  const log: Log = (level, message) => void (level === 'info' && lines.push(message));
  const answering = (look: Reply) => {
    lines = [];
    service.behaviour = ({ url }) => (url.endsWith('/lookup-self') ? look : { body: { data: {} } });
  };

  test('says where it comes from and whose it is, once', async () => {
    answering({ body: { data: { display_name: 'token-ci', policies: ['default', 'deploy'], ttl: 3600 } } });
    const client = connect(undefined, { log, introduce: true });
    await Promise.all([client.get('/a'), client.get('/b')]);
    await client.get('/c');
    expect(lines).toEqual([
      'uses the secrets service with the token from ~/.vault-token as token-ci, with the policies default, deploy; the token lasts 3600 s',
    ]);
    expect(looks()).toHaveLength(1);
  });

  test('looks a token of the root namespace up there', async () => {
    answering({ body: { data: { display_name: 'root', policies: ['root'], ttl: 0 } } });
    const inRoot = service.behaviour;
    service.behaviour = (asked) =>
      asked.headers['x-vault-namespace'] && asked.url.includes('lookup') ? DENIED : inRoot(asked);
    await connect('team', { log, introduce: true }).get('/a');
    expect(lines).toEqual([expect.stringMatching(/as root, with the policies root; the token does not expire$/)]);
  });

  test.each<[string, Reply]>([
    ['may not look itself up', DENIED],
    ['belongs to a service that ends the connection', { destroy: true }],
  ])('disturbs nothing if the token %s', async (_, look) => {
    answering(look);
    await connect(undefined, { log, introduce: true }).get('/a');
    expect(lines).toEqual(['uses the secrets service with the token from ~/.vault-token, which cannot look itself up']);
  });

  test('costs no request unless it is wanted', async () => {
    answering(DENIED);
    await connect(undefined, { log }).get('/a');
    expect([service.lines, lines]).toEqual([['GET /v1/a'], []]);
  });
});
