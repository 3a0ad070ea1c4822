import { mkdtempSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import * as path from 'path';
import { setTimeout as sleep } from 'timers/promises';
import { resolveSecretsConnection } from '../../../src/clients/connection';
import type { LoginInput } from '../../../src/clients/login/login-settings';
import { SecretsClient, SecretsOptions } from '../../../src/clients/secrets';
import { Asked, QUICK, Reply, startService, TestService } from '../service';
import { jwtWith } from './jwt';

const JWT = jwtWith({
  iss: 'https://forge.example.com',
  aud: 'us',
  exp: 4_102_444_800,
  sub: 'canary-subject-of-the-jwt',
});
const TOKEN = 'canary-token-of-the-login';

let service: TestService;
let clients: SecretsClient[];
let logged: string[];
let warned: string[];
/** What the service issues next, and how it responds to other requests. */
let issued: Record<string, unknown>;
let others: (asked: Asked) => Reply;
let logins: number;

beforeEach(async () => {
  service = await startService();
  [clients, logged, warned, logins, issued] = [[], [], [], 0, {}];
  others = () => ({ body: { data: {} } });
  service.behaviour = (asked) => {
    if (asked.url.endsWith('/login')) return { body: { auth: authOf(++logins) } };
    return others(asked);
  };
});

afterEach(async () => {
  for (const client of clients) {
    await client.endLogin();
    client.close();
  }
  await service.stop();
});

const authOf = (number: number) => ({
  client_token: `${TOKEN}-${number}`,
  accessor: 'accessor-1',
  policies: ['default', 'deploy'],
  lease_duration: 3600,
  renewable: true,
  token_type: 'service',
  num_uses: 0,
  mfa_requirement: null,
  ...issued,
});

function clientFor(login: LoginInput, options: SecretsOptions = {}, env: NodeJS.ProcessEnv = {}): SecretsClient {
  const connection = resolveSecretsConnection({ address: service.origin, login, dialect: 'openbao' }, env);
  const client = new SecretsClient(connection, {
    pace: QUICK,
    log: (level, message, fields) => void logged.push(`${level} ${message} ${JSON.stringify(fields())}`),
    warn: (summary, detail) => void warned.push(`${summary}: ${detail}`),
    ...options,
  });
  clients.push(client);
  return client;
}

const byJwt = (more: object = {}): LoginInput => ({ jwt: { mount: 'forge', role: 'deploy', token: JWT, ...more } });
const tokensOf = (asked: readonly Asked[]) => asked.map(({ headers }) => headers['x-vault-token']);
const requestsOf = (url: string) => service.asked.filter((asked) => asked.url === `/v1${url}`);

describe('a login', () => {
  it('takes place with the first request, once for all that wait for it', async () => {
    const client = clientFor(byJwt());
    expect(service.asked).toEqual([]);
    await Promise.all(['/a', '/b', '/c'].map((at) => client.get(at)));
    await client.get('/d');
    expect(service.lines[0]).toBe('POST /v1/auth/forge/login');
    expect(logins).toBe(1);
    expect(JSON.parse(service.asked[0].body)).toEqual({ role: 'deploy', jwt: JWT });
    expect(tokensOf(service.asked)).toEqual([undefined, ...Array(4).fill(`${TOKEN}-1`)]);
  });

  it('goes to the namespace of the method, and other requests to theirs', async () => {
    const connection = resolveSecretsConnection(
      { address: service.origin, login: { ...byJwt(), namespace: 'identity' }, namespace: 'team' },
      {},
    );
    const client = new SecretsClient(connection, { pace: QUICK });
    clients.push(client);
    await client.get('/a');
    await client.endLogin();
    expect(service.asked.map(({ url, headers }) => [url, headers['x-vault-namespace']])).toEqual([
      ['/v1/auth/forge/login', 'identity'],
      ['/v1/a', 'team'],
      ['/v1/auth/token/revoke-self', 'identity'],
    ]);
  });

  it('that is refused is not tried again, and every request says why', async () => {
    service.behaviour = () => ({ status: 400, body: { errors: ['role "deploy" could not be found'] } });
    const client = clientFor(byJwt());
    const words =
      'The login by jwt at `auth/forge` with the role `deploy` of ' +
      `${service.origin} (from the provider block) failed: POST /auth/forge/login: 400 role "deploy" could not be found. ` +
      'The auth method has no such role. Check the spelling of the role, the mount and the namespace.';
    await expect(Promise.all([client.get('/a'), client.get('/b')])).rejects.toThrow(words);
    await expect(client.get('/c')).rejects.toThrow(words);
    expect(service.lines).toEqual(['POST /v1/auth/forge/login']);
    expect(client.endLogin()).toBeUndefined();
  });

  it('whose service was not there is tried again with the next request', async () => {
    let isDown = true;
    const before = service.behaviour;
    service.behaviour = (asked) => (isDown ? { status: 501, body: { errors: ['not yet'] } } : before(asked));
    const client = clientFor(byJwt());
    await expect(client.get('/a')).rejects.toThrow('Its own log has the reason');
    isDown = false;
    await client.get('/a');
    expect(logins).toBe(1);
  });

  it('is not aborted with one of the requests that wait for it', async () => {
    const abort = new AbortController();
    const client = clientFor(byJwt());
    const [first, second] = [client.get('/a', undefined, { signal: abort.signal }), client.get('/b')];
    abort.abort();
    await expect(first).rejects.toThrow('interrupted before it was sent');
    await second;
    expect(logins).toBe(1);
  });

  it('never follows a redirect to another host, not even to a node of the service', async () => {
    const elsewhere = await startService();
    service.behaviour = () => ({ status: 307, headers: { location: `${elsewhere.origin}/v1/auth/forge/login` } });
    const connection = resolveSecretsConnection(
      { address: service.origin, login: byJwt(), redirectHosts: [new URL(elsewhere.origin).host] },
      {},
    );
    const client = new SecretsClient(connection, { pace: QUICK });
    clients.push(client);
    await expect(client.get('/a')).rejects.toThrow(
      `it redirects to ${elsewhere.origin}, which is not followed: a login is sent to the configured address only`,
    );
    expect(elsewhere.asked).toEqual([]);
    await elsewhere.stop();
  });

  it('says in the log how and as whom, if the name is wanted', async () => {
    others = ({ url }) => ({ body: { data: url.endsWith('lookup-self') ? { display_name: 'jwt-pipeline' } : {} } });
    const client = clientFor(byJwt(), { introduce: true });
    await client.get('/a');
    expect(logged.filter((line) => line.startsWith('info'))).toEqual([
      'info logged in to the secrets service by jwt at `auth/forge` (from the provider block) as jwt-pipeline, with the policies default, deploy; the token lasts 3600 s {}',
    ]);
  });

  it('writes no secret to the log, at any level, nor into an error', async () => {
    issued = { num_uses: 9 };
    const client = clientFor(byJwt(), { introduce: true });
    await client.get('/a');
    service.behaviour = () => ({ status: 500, body: { errors: [`${TOKEN}-1 ${JWT}`] } });
    const error = await client.post('/b').catch((thrown: Error) => thrown.message);
    service.behaviour = () => ({ status: 400, body: { errors: [`${JWT} of canary-subject-of-the-jwt is refused`] } });
    const refused = await clientFor(byJwt())
      .get('/c')
      .catch((thrown: Error) => thrown.message);
    const text = JSON.stringify([logged, warned, error, refused]);
    expect(logged.length).toBeGreaterThan(8);
    expect(text).toContain('(sensitive)');
    expect(text).not.toContain(TOKEN);
    expect(text).not.toContain(JWT);
    expect(text).not.toContain('canary');
  });

  it('warns of a token with few uses, and does not spend one on its name', async () => {
    issued = { num_uses: 3 };
    await clientFor(byJwt(), { introduce: true }).get('/a');
    expect(warned).toEqual([expect.stringContaining('The service allows 3 requests with it')]);
    expect(service.lines).toEqual(['POST /v1/auth/forge/login', 'GET /v1/a']);
  });

  it('that wants a second factor is not supported', async () => {
    issued = { client_token: '', mfa_requirement: { mfa_request_id: 'x' } };
    await expect(clientFor(byJwt()).get('/a')).rejects.toThrow('`mfa_requirement`');
  });
});

describe('the token of a login', () => {
  /** Responds to renewals with these lease durations, one after another; undefined: refused. */
  const renewals = (...seconds: readonly (number | undefined)[]) => {
    const left = [...seconds];
    others = ({ url }) => {
      if (!url.endsWith('renew-self')) return { body: { data: {} } };
      const granted = left.length > 1 ? left.shift() : left[0];
      return granted === undefined
        ? { status: 403, body: { errors: ['permission denied'] } }
        : { body: { auth: { ...authOf(logins), lease_duration: granted } } };
    };
  };
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await sleep(5);
  };

  it('is renewed at two thirds of its time', async () => {
    issued = { lease_duration: 1 };
    renewals(1);
    await clientFor(byJwt()).get('/a');
    const began = performance.now();
    await until(() => requestsOf('/auth/token/renew-self').length === 2);
    expect(performance.now() - began).toBeGreaterThan(1_250);
    expect(logins).toBe(1);
    expect(tokensOf(requestsOf('/auth/token/renew-self'))).toEqual([`${TOKEN}-1`, `${TOKEN}-1`]);
  });

  it.each<[string, Record<string, unknown>, number | undefined]>([
    ['a renewal grants less than half of the first time', { lease_duration: 3 }, 1],
    ['a renewal is refused', { lease_duration: 1 }, undefined],
    ['it cannot be renewed', { lease_duration: 1, renewable: false }, undefined],
    ['it is a batch token', { lease_duration: 1, renewable: false, token_type: 'batch' }, undefined],
  ])('is replaced by a new login if %s', async (_, first, granted) => {
    issued = first;
    renewals(granted);
    const client = clientFor(byJwt());
    await client.get('/a');
    issued = {};
    await until(() => logins === 2);
    await sleep(20);
    await client.get('/b');
    expect(tokensOf(requestsOf('/b'))).toEqual([`${TOKEN}-2`]);
  });

  it('stays in use, with one warning, if the proof cannot be used again', async () => {
    issued = { lease_duration: 1, renewable: false };
    const expiring = jwtWith({ aud: 'us', exp: Math.floor(Date.now() / 1000) });
    const client = clientFor(byJwt({ token: expiring }));
    await client.get('/a');
    await until(() => warned.length > 0);
    await client.get('/b');
    expect(tokensOf(requestsOf('/b'))).toEqual([`${TOKEN}-1`]);
    expect(logins).toBe(1);
    expect(warned).toEqual([
      expect.stringMatching(/cannot be replaced.*The token ends at \d{4}-.*Z; requests after that/),
    ]);
  });

  it('is replaced once after a 403 when its time is up, and the request is repeated', async () => {
    issued = { lease_duration: 1, renewable: false };
    const client = clientFor(byJwt(), { renewal: 'timer' });
    await client.get('/a');
    service.behaviour = (asked) => {
      if (asked.url.endsWith('/login')) return { body: { auth: { ...authOf(++logins), lease_duration: 3600 } } };
      return asked.headers['x-vault-token'] === `${TOKEN}-2`
        ? { body: { data: {} } }
        : { status: 403, body: { errors: ['permission denied'] } };
    };
    // As after a suspension: the timer has not fired.
    const later = Date.now() + 5_000;
    jest.spyOn(Date, 'now').mockImplementation(() => later);
    await Promise.all([client.post('/b'), client.post('/c')]);
    jest.restoreAllMocks();
    expect(logins).toBe(2);
    expect(tokensOf(requestsOf('/b'))).toEqual([`${TOKEN}-1`, `${TOKEN}-2`]);
  });

  it('is not replaced after a 403 for another reason', async () => {
    others = () => ({ status: 403, body: { errors: ['permission denied'] } });
    await expect(clientFor(byJwt()).get('/a')).rejects.toThrow(
      'the token from the login by jwt at `auth/forge` has probably expired or been revoked',
    );
    expect(logins).toBe(1);
    expect(requestsOf('/a')).toHaveLength(1);
  });

  it('is revoked at the end', async () => {
    const client = clientFor(byJwt());
    expect(client.endLogin()).toBeUndefined();
    await client.get('/a');
    await client.endLogin();
    expect(service.lines.at(-1)).toBe('POST /v1/auth/token/revoke-self');
    expect(tokensOf(service.asked).at(-1)).toBe(`${TOKEN}-1`);
    expect(client.endLogin()).toBeUndefined();
  });

  it('is revoked even if the end comes while the login is in progress', async () => {
    const client = clientFor(byJwt());
    const request = client.get('/a').catch(() => undefined);
    await client.endLogin();
    await request;
    expect(requestsOf('/auth/token/revoke-self').length).toBe(1);
  });

  it('is revoked after an interrupt, too', async () => {
    const abort = new AbortController();
    const client = clientFor(byJwt(), { signal: abort.signal, hurry: abort.signal });
    await client.get('/a');
    abort.abort();
    await expect(client.get('/b')).rejects.toThrow('interrupted');
    await client.endLogin();
    expect(service.lines.at(-1)).toBe('POST /v1/auth/token/revoke-self');
  });

  it('is revoked together with an earlier one, whose leases lasted until then', async () => {
    issued = { lease_duration: 1, renewable: false };
    const client = clientFor(byJwt());
    await client.get('/a');
    issued = {};
    await until(() => logins === 2);
    await sleep(20);
    await client.endLogin();
    expect(tokensOf(requestsOf('/auth/token/revoke-self')).sort()).toEqual([`${TOKEN}-1`, `${TOKEN}-2`]);
  });

  it('is not revoked if it is a batch token', async () => {
    issued = { token_type: 'batch', accessor: '', renewable: false };
    const client = clientFor(byJwt());
    await client.get('/a');
    expect(client.endLogin()).toBeUndefined();
  });

  it('does not delay the end for more than a second', async () => {
    const client = clientFor(byJwt());
    await client.get('/a');
    others = () => new Promise<Reply>(() => undefined) as unknown as Reply;
    const began = performance.now();
    await client.endLogin();
    expect(performance.now() - began).toBeGreaterThan(900);
    expect(performance.now() - began).toBeLessThan(2_000);
  });

  it('is not renewed by a process that may be suspended, but replaced with the first request after two thirds of its time', async () => {
    issued = { lease_duration: 1 };
    const client = clientFor(byJwt(), { renewal: 'age' });
    await client.get('/a');
    await sleep(700);
    await client.get('/b');
    expect(service.lines).not.toContain('POST /v1/auth/token/renew-self');
    expect(tokensOf(requestsOf('/b'))).toEqual([`${TOKEN}-2`]);
  });
});

describe('a token file', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'lintel-token-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is read again when the service refuses the token, and the token is not given back', async () => {
    const file = path.join(folder, 'token');
    writeFileSync(file, 'canary-one\n');
    const client = clientFor({ tokenFile: file });
    await client.get('/a');
    writeFileSync(file, 'canary-two\n');
    others = ({ headers }) =>
      headers['x-vault-token'] === 'canary-two'
        ? { body: { data: {} } }
        : { status: 403, body: { errors: ['permission denied'] } };
    await client.get('/b');
    expect(tokensOf(service.asked)).toEqual(['canary-one', 'canary-one', 'canary-two']);
    expect(client.endLogin()).toBeUndefined();
    expect(client.loginAt).toBeUndefined();
  });

  it('says in the log whose token it is, once, if that is wanted', async () => {
    const file = path.join(folder, 'token');
    writeFileSync(file, 'canary-one\n');
    others = ({ url }) =>
      url.endsWith('/lookup-self')
        ? { body: { data: { display_name: 'token-agent', policies: ['agent'], ttl: 60, type: 'batch' } } }
        : { body: { data: {} } };
    const client = clientFor({ tokenFile: file }, { introduce: true });
    await Promise.all([client.get('/a'), client.get('/b')]);
    expect(logged.filter((line) => line.startsWith('info'))).toEqual([
      `info uses the secrets service with the token file ${file} (from the provider block) as token-agent, with the policies agent; the batch token lasts 60 s {}`,
    ]);
    expect(logged.join('\n')).not.toContain('canary');
  });

  it('that is missing or empty is named', async () => {
    const file = path.join(folder, 'token');
    await expect(clientFor({ tokenFile: file }).get('/a')).rejects.toThrow(
      `The token file ${file} cannot be read (ENOENT)`,
    );
    writeFileSync(file, '\n');
    await expect(clientFor({ tokenFile: file }).get('/a')).rejects.toThrow('is empty');
  });
});
