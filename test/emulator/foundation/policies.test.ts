import { matchesGlob } from '../../../src/emulator/secrets/globs';
import { startEmulator } from '../../support/emulator';
import type { RequestOptions, TestEmulator } from '../../support/emulator';

let standard: TestEmulator;
let openbao: TestEmulator;
beforeAll(async () => {
  [standard, openbao] = await Promise.all([startEmulator(), startEmulator({ dialects: { secrets: 'openbao' } })]);
});
beforeEach(async () => {
  await standard.control.reset();
  await openbao.control.reset();
});
afterAll(async () => {
  await standard.close();
  await openbao.close();
});

const asker =
  (emulator: () => TestEmulator) =>
  async (method: string, path: string, body?: object, options: RequestOptions = {}) =>
    emulator().request(method, `/v1/${path}`, { body, ...options });
const ask = asker(() => standard);
const askOpenbao = asker(() => openbao);
const policy = async (name: string, text: string, more: object = {}) =>
  askOpenbao('POST', `sys/policies/acl/${name}`, { policy: text, ...more });

describe('Policies', () => {
  it.each([
    ['nonsense{', 'At 1:11: object expected closing RBRACE got: EOF'],
    ['path "x" {\n  capabilities = [}\n}', 'At 2:19: unexpected token while parsing list: RBRACE'],
    ['path "x" {\n  other = 1\n}', '1 error occurred:\n\t* path "x": invalid key "other" on line 2\n\n'],
    ['path "x\n" {}', 'At 2:5: literal not terminated'],
    [`path "x" { a = ${'['.repeat(200)}`, /^At 1:\d+: expected fewer levels/],
  ])('Refuses %j with its place', async (text, message) => {
    const { status, body } = await policy('a', text);
    const expected =
      typeof message === 'string' ? `failed to parse policy: ${message}` : expect.stringMatching(/fewer levels/);
    expect([status, body.errors]).toEqual([400, [expected]]);
  });

  it('Count for every token that names them, at once', async () => {
    const { client_token: token } = (await ask('POST', 'auth/token/create', { policies: ['later'], ttl: '1h' })).body
      .auth;
    const status = async () => (await ask('GET', 'sys/mounts/pki', undefined, { token })).status;
    const rule = (capability: string) => ({ policy: `path "sys/mounts/*" { capabilities = ["${capability}"] }` });
    const statuses = [await status()];
    for (const capability of ['read', 'list', 'read']) {
      await ask('POST', 'sys/policies/acl/later', rule(capability));
      statuses.push(await status());
    }
    await ask('DELETE', 'sys/policies/acl/later');
    expect([...statuses, await status()]).toEqual([403, 200, 403, 200, 403]);
  });

  it('Count for the operations of engines, by path and capability', async () => {
    await ask('POST', 'sys/policies/acl/web', {
      policy: 'path "pki/roles/web" { capabilities = ["read", "update"] } path "pki/roles" { capabilities = ["list"] }',
    });
    const { client_token: token } = (await ask('POST', 'auth/token/create', { policies: ['web'], ttl: '1h' })).body
      .auth;
    const as = async (method: string, path: string, body?: object) => (await ask(method, path, body, { token })).status;
    expect(await as('POST', 'pki/roles/web', { allow_any_name: true })).toBe(200);
    expect(await as('GET', 'pki/roles/web')).toBe(200);
    expect(await as('LIST', 'pki/roles')).toBe(200);
    expect(await as('DELETE', 'pki/roles/web')).toBe(403);
    expect(await as('POST', 'pki/roles/other', {})).toBe(403);
    expect(await as('POST', 'pki/issue/web', { common_name: 'a' })).toBe(403);
  });

  it('End by the clock, and their version begins again', async () => {
    await policy('brief', 'path "x" {}', { ttl: '1h' });
    await openbao.control.clock(3599);
    expect((await askOpenbao('GET', 'sys/policies/acl/brief')).body.data.version).toBe(1);
    await openbao.control.clock(1);
    expect((await askOpenbao('GET', 'sys/policies/acl/brief')).status).toBe(404);
    expect((await askOpenbao('LIST', 'sys/policies/acl')).body.data.keys).toEqual(['default', 'root']);
    expect((await policy('brief', 'path "x" {}', { cas: -1 })).status).toBe(204);
  });

  it('Are read as name and text alone, where the service has no versions', async () => {
    await ask('POST', 'sys/policies/acl/plain', { policy: 'path "x" {}', cas: 7 });
    expect((await ask('GET', 'sys/policies/acl/plain')).body.data).toEqual({ name: 'plain', policy: 'path "x" {}' });
  });

  it('Compare globs in linear time', () => {
    const glob = '*a'.repeat(200);
    expect([matchesGlob(glob, `${'a'.repeat(199)}b`), matchesGlob(glob, 'a'.repeat(500))]).toEqual([false, true]);
    expect([matchesGlob('a*b', 'ab'), matchesGlob('a*a', 'a'), matchesGlob('a', 'a')]).toEqual([true, false, true]);
  });
});

describe('Namespaces', () => {
  const inTeam = { headers: { 'X-Vault-Namespace': 'team' } };

  it('Have their own leases, tokens and objects, which go with them', async () => {
    const { id } = (await askOpenbao('POST', 'sys/namespaces/team', {})).body.data;
    await askOpenbao('POST', 'sys/mounts/database', { type: 'database' }, inTeam);
    await askOpenbao(
      'POST',
      'database/config/main',
      { plugin_name: 'mysql-database-plugin', allowed_roles: '*' },
      inTeam,
    );
    await askOpenbao('POST', 'team/database/roles/app', { db_name: 'main', creation_statements: ['x'] });
    expect((await askOpenbao('GET', 'database/roles/app')).status).toBe(404);
    const { lease_id } = (await askOpenbao('GET', 'database/creds/app', undefined, inTeam)).body;
    expect(lease_id).toMatch(new RegExp(`^database/creds/app/\\w+\\.${id}$`));
    expect((await askOpenbao('LIST', 'sys/leases/lookup/database/creds/app', undefined, inTeam)).status).toBe(200);
    expect((await askOpenbao('LIST', 'sys/leases/lookup/database/creds/app')).status).toBe(404);
    const { client_token: token } = (await askOpenbao('POST', 'team/auth/token/create', { policies: ['x'], ttl: '1h' }))
      .body.auth;
    expect(token).toMatch(new RegExp(`\\.${id}$`));
    expect((await askOpenbao('DELETE', 'sys/namespaces/team')).body.data).toEqual({ status: 'in-progress' });
    expect((await askOpenbao('GET', 'sys/namespaces/team')).status).toBe(404);
    expect((await askOpenbao('GET', 'sys/mounts', undefined, inTeam)).body.errors).toEqual(['namespace not found']);
    expect((await askOpenbao('GET', 'auth/token/lookup-self', undefined, { token })).status).toBe(403);
    expect((await openbao.control.snapshot()).objects.leases).toEqual([]);
  });

  it('Log in by their own auth methods', async () => {
    await askOpenbao('POST', 'sys/namespaces/team', {});
    await askOpenbao('POST', 'sys/auth/approle', { type: 'approle' }, inTeam);
    await askOpenbao('POST', 'auth/approle/role/app', {}, inTeam);
    const { role_id } = (await askOpenbao('GET', 'auth/approle/role/app/role-id', undefined, inTeam)).body.data;
    const { secret_id } = (await askOpenbao('POST', 'auth/approle/role/app/secret-id', {}, inTeam)).body.data;
    const login = async (options: RequestOptions) =>
      askOpenbao('POST', 'auth/approle/login', { role_id, secret_id }, { token: null, ...options });
    expect((await login({})).status).toBe(403);
    const { client_token: token } = (await login(inTeam)).body.auth;
    const { data } = (await askOpenbao('GET', 'auth/token/lookup-self', undefined, { token })).body;
    expect([data.namespace_path, data.path]).toEqual(['team/', 'auth/approle/login']);
  });

  it('Do not exist in the dialect of the specification, which ignores the header', async () => {
    expect((await ask('POST', 'sys/namespaces/team', {})).status).toBe(404);
    expect((await ask('GET', 'sys/mounts', undefined, inTeam)).status).toBe(200);
  });

  it('Are tainted as long as the settings say, and then gone', async () => {
    await openbao.control.settings({ namespaceDelayMs: 5_000 });
    await askOpenbao('POST', 'sys/namespaces/team', {});
    await askOpenbao('DELETE', 'sys/namespaces/team');
    expect((await askOpenbao('GET', 'sys/namespaces/team')).body.data).toMatchObject({ tainted: true });
    expect((await askOpenbao('GET', 'sys/mounts', undefined, inTeam)).status).toBe(404);
    expect((await askOpenbao('POST', 'sys/namespaces/team', {})).status).toBe(400);
    await openbao.control.clock(5);
    expect((await askOpenbao('GET', 'sys/namespaces/team')).status).toBe(404);
    expect((await askOpenbao('LIST', 'sys/namespaces')).status).toBe(404);
    expect((await askOpenbao('POST', 'sys/namespaces/team', {})).body.data.tainted).toBe(false);
  });

  it('Refuse every request while they are locked, and so do those in them', async () => {
    await askOpenbao('POST', 'sys/namespaces/team', {});
    await askOpenbao('POST', 'team/sys/namespaces/eu', {});
    const { objects, ...rest } = await openbao.control.snapshot();
    const namespaces = (objects.namespaces as unknown as { readonly path: string }[]).map((one) =>
      one.path === 'team' ? { ...one, locked: true } : one,
    );
    await openbao.control.restore({ ...rest, objects: { ...objects, namespaces } } as never);
    for (const path of ['team/sys/mounts', 'team/eu/sys/mounts']) {
      const { status, body } = await askOpenbao('GET', path);
      expect([status, body.errors[0]]).toEqual([503, expect.stringContaining('"team/" must be unlocked')]);
    }
    expect((await askOpenbao('GET', 'sys/namespaces/team')).body.data.locked).toBe(true);
  });

  it('Have mounts, policies and tokens of their own in the dialect of Vault too, unless a setting turns them off', async () => {
    const vault = await startEmulator({ dialects: { secrets: 'vault' } });
    try {
      const asked = (method: string, path: string, body?: object, token?: string) =>
        vault.request(method, `/v1/${path}`, { body, token });
      expect((await asked('POST', 'sys/namespaces/team', {})).body.data).toEqual({
        path: 'team/',
        id: expect.any(String),
        custom_metadata: {},
      });
      await asked('POST', 'team/sys/mounts/kv', { type: 'kv' });
      await asked('POST', 'team/sys/policies/acl/reader', { policy: 'path "sys/mounts" { capabilities = ["read"] }' });
      const { client_token: token } = (await asked('POST', 'team/auth/token/create', { policies: ['reader'] })).body
        .auth;
      expect((await asked('GET', 'team/sys/mounts', undefined, token)).body.data).toHaveProperty(['kv/']);
      expect((await asked('GET', 'sys/mounts')).body.data).not.toHaveProperty(['kv/']);
      expect((await asked('GET', 'sys/mounts', undefined, token)).status).toBe(403);
      expect((await asked('GET', 'sys/policies/acl/reader')).status).toBe(404);
      expect((await asked('SCAN', 'sys/namespaces')).status).not.toBe(200);
      const gone = await asked('DELETE', 'sys/namespaces/team');
      expect([gone.status, gone.body]).toEqual([204, undefined]);
      await vault.control.settings({ namespaces: false });
      expect((await asked('POST', 'sys/namespaces/team', {})).body.errors[0]).toContain('unsupported path');
      expect((await vault.request('GET', '/v1/sys/mounts', inTeam)).status).toBe(200);
    } finally {
      await vault.close();
    }
  });
});
