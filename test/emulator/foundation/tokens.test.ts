import { startEmulator } from '../../support/emulator';
import type { TestEmulator } from '../../support/emulator';

let emulator: TestEmulator;
beforeAll(async () => {
  emulator = await startEmulator();
});
beforeEach(async () => emulator.control.reset());
afterAll(async () => emulator.close());

type Send = { readonly token?: string | null; readonly headers?: Record<string, string> };
const ask = async (method: string, path: string, body?: object, options: Send = {}) =>
  emulator.request(method, `/v1/${path}`, { body, ...options });
const make = async (body: object, options?: Send) => (await ask('POST', 'auth/token/create', body, options)).body.auth;
const isThere = async (token: string) =>
  (await ask('GET', 'auth/token/lookup-self', undefined, { token })).status === 200;
const tokens = async () => emulator.control.tokens();

/** A role of the database engine with leases of one hour, and a policy that permits its credentials. */
async function database(): Promise<void> {
  const plugin = { plugin_name: 'mysql-database-plugin', allowed_roles: '*' };
  await ask('POST', 'database/config/main', plugin);
  await ask('POST', 'database/roles/app', { db_name: 'main', creation_statements: ['x'], default_ttl: 3600 });
  await ask('POST', 'sys/policies/acl/app', { policy: 'path "database/creds/app" { capabilities = ["read"] }' });
}
const leased = async (token: string) => (await ask('GET', 'database/creds/app', undefined, { token })).body.lease_id;
const leaseIsThere = async (lease_id: string) => (await ask('POST', 'sys/leases/lookup', { lease_id })).status === 200;

describe('The life of a token', () => {
  it('A token ends by the clock, and its leases with it', async () => {
    await database();
    const { client_token: token } = await make({ policies: ['app'], ttl: '10m' });
    const lease = await leased(token);
    await emulator.control.clock(590);
    expect([await isThere(token), await leaseIsThere(lease)]).toEqual([true, true]);
    await emulator.control.clock(10);
    expect([await isThere(token), await leaseIsThere(lease)]).toEqual([false, false]);
    expect(await tokens()).toEqual([]);
  });

  it('A token that is revoked takes its leases and its children along', async () => {
    await database();
    const { client_token: parent } = await make({ ttl: '1h' });
    const { client_token: child } = await make({ policies: ['app'], ttl: '1h' }, { token: parent });
    const { client_token: orphan } = await make({ policies: ['app'], ttl: '1h', no_parent: true }, { token: parent });
    const leases = [await leased(child), await leased(orphan)];
    await ask('POST', 'auth/token/revoke-self', {}, { token: parent });
    expect([await isThere(child), await isThere(orphan)]).toEqual([false, true]);
    expect([await leaseIsThere(leases[0]), await leaseIsThere(leases[1])]).toEqual([false, true]);
  });

  it('A child without its parent stays, if the parent alone is revoked', async () => {
    const { client_token: parent } = await make({ ttl: '1h' });
    const { client_token: child } = await make({ ttl: '1h' }, { token: parent });
    expect((await ask('POST', 'auth/token/revoke-orphan', { token: parent })).status).toBe(204);
    expect([await isThere(parent), await isThere(child)]).toEqual([false, true]);
  });

  it('A batch token cannot be renewed or revoked, and the leases it has made end with it', async () => {
    await database();
    const { client_token: token } = await make({ policies: ['app'], ttl: '2m', type: 'batch' });
    const { body } = await ask('GET', 'database/creds/app', undefined, { token });
    expect(body.lease_duration).toBeLessThanOrEqual(120);
    for (const verb of ['renew-self', 'revoke-self']) {
      expect((await ask('POST', `auth/token/${verb}`, {}, { token })).status).toBe(400);
    }
    await emulator.control.clock(120);
    expect([await isThere(token), await leaseIsThere(body.lease_id)]).toEqual([false, false]);
  });

  it('The fixed tokens never end, and neither do their leases', async () => {
    await database();
    const lease = await leased('secrets-root');
    await ask('POST', 'auth/token/revoke-self');
    expect([await isThere('secrets-root'), await leaseIsThere(lease)]).toEqual([true, true]);
  });

  it('A token is renewed within its longest life, then for less, with a warning', async () => {
    const { client_token: token } = await make({ policies: ['x'], ttl: '10m', explicit_max_ttl: '25m' });
    const renew = async (increment?: string) => {
      const { body } = await ask('POST', 'auth/token/renew-self', { increment }, { token });
      return [body.auth.lease_duration, body.warnings === null];
    };
    expect(await renew()).toEqual([600, true]);
    await emulator.control.clock(500);
    expect(await renew()).toEqual([600, true]);
    await emulator.control.clock(500);
    expect(await renew('1h')).toEqual([500, false]);
    await emulator.control.clock(490);
    expect(await renew()).toEqual([10, false]);
    await emulator.control.clock(10);
    expect((await ask('POST', 'auth/token/renew-self', {}, { token })).status).toBe(403);
  });

  it('A periodic token is renewed for ever', async () => {
    const { client_token: token } = await make({ policies: ['x'], period: '1h' });
    for (let hours = 0; hours < 1000; hours += 250) {
      for (let times = 0; times < 3; times += 1) {
        await emulator.control.clock(3500);
        expect((await ask('POST', 'auth/token/renew-self', {}, { token })).body.auth.lease_duration).toBe(3600);
      }
    }
    await emulator.control.clock(3600);
    expect(await isThere(token)).toBe(false);
  });

  it('A token with a number of uses serves as many requests, refused ones too', async () => {
    const { client_token: token } = await make({ policies: ['x'], num_uses: 3, ttl: '1h' });
    const statuses = [];
    for (const path of ['auth/token/lookup-self', 'sys/mounts', 'auth/token/lookup-self', 'auth/token/lookup-self']) {
      statuses.push((await ask('GET', path, undefined, { token })).status);
    }
    expect(statuses).toEqual([200, 403, 200, 403]);
    expect(await tokens()).toEqual([]);
  });

  it('A lease that cannot be revoked now stays, and the token is gone', async () => {
    await database();
    const { client_token: token } = await make({ policies: ['app'], ttl: '1h' });
    const lease = await leased(token);
    await ask('DELETE', 'database/config/main');
    expect((await ask('POST', 'auth/token/revoke-self', {}, { token })).status).toBe(204);
    expect([await isThere(token), await leaseIsThere(lease)]).toEqual([false, true]);
    await ask('POST', 'database/config/main', { plugin_name: 'mysql-database-plugin', allowed_roles: '*' });
    await emulator.control.clock(11);
    expect(await leaseIsThere(lease)).toBe(false);
  });
});

describe('What tests see of tokens', () => {
  it('Tokens that were left are listed with accessor, policies and end, without the token', async () => {
    const { client_token, accessor } = await make({ policies: ['x'], ttl: '1h' });
    const { client_token: root } = await make({});
    const listed = await tokens();
    expect(listed).toEqual([
      { accessor, policies: ['default', 'x'], expires: expect.stringMatching(/Z$/) },
      { accessor: expect.any(String), policies: ['root'], expires: null },
    ]);
    expect(JSON.stringify(listed)).not.toContain(client_token);
    await ask('POST', 'auth/token/revoke-self', {}, { token: client_token });
    await ask('POST', 'auth/token/revoke-self', {}, { token: root });
    expect(await tokens()).toEqual([]);
  });

  it('A snapshot keeps tokens, policies, auth methods and wrapped responses', async () => {
    await database();
    await ask('POST', 'sys/auth/approle', { type: 'approle' });
    await ask('POST', 'auth/approle/role/app', { token_policies: ['app'] });
    const wrapped = await ask('POST', 'auth/approle/role/app/secret-id', {}, { headers: { 'X-Vault-Wrap-TTL': '1h' } });
    const { client_token: token } = await make({ policies: ['app'], ttl: '1h' });
    const lease = await leased(token);
    const snapshot = await emulator.control.snapshot();
    await emulator.control.reset();
    expect(await isThere(token)).toBe(false);
    await emulator.control.restore(snapshot);
    expect(await emulator.control.snapshot()).toEqual(snapshot);
    expect([await isThere(token), await leaseIsThere(lease)]).toEqual([true, true]);
    const unwrapped = await ask('POST', 'sys/wrapping/unwrap', {}, { token: wrapped.body.wrap_info.token });
    const { role_id } = (await ask('GET', 'auth/approle/role/app/role-id')).body.data;
    const { secret_id } = unwrapped.body.data;
    const { body } = await ask('POST', 'auth/approle/login', { role_id, secret_id }, { token: null });
    expect(await leaseIsThere(await leased(body.auth.client_token))).toBe(true);
  });
});

describe('Auth methods by the clock', () => {
  const approle = async (role: object) => {
    await ask('POST', 'sys/auth/approle', { type: 'approle' });
    await ask('POST', 'auth/approle/role/app', role);
    const { role_id } = (await ask('GET', 'auth/approle/role/app/role-id')).body.data;
    const { secret_id } = (await ask('POST', 'auth/approle/role/app/secret-id')).body.data;
    return async (proof: object = {}) =>
      ask('POST', 'auth/approle/login', { role_id, secret_id, ...proof }, { token: null });
  };

  it('Five refused logins lock a role out for fifteen minutes, for the right secret id too', async () => {
    const login = await approle({});
    for (let times = 0; times < 5; times += 1) {
      expect((await login({ secret_id: 'wrong' })).status).toBe(400);
    }
    expect((await login()).status).toBe(403);
    await emulator.control.clock(899);
    expect((await login()).status).toBe(403);
    await emulator.control.clock(2);
    expect((await login()).status).toBe(200);
  });

  it('A login that succeeds clears the count, and the mount sets other limits or none', async () => {
    const login = await approle({});
    const wrong = async (times: number) => {
      for (let time = 0; time < times; time += 1) await login({ secret_id: 'wrong' });
    };
    await wrong(4);
    expect((await login()).status).toBe(200);
    await wrong(4);
    expect((await login()).status).toBe(200);
    await ask('POST', 'sys/auth/approle/tune', {
      user_lockout_config: { lockout_threshold: 2, lockout_duration: '1m' },
    });
    await wrong(2);
    expect((await login()).status).toBe(403);
    await emulator.control.clock(61);
    expect((await login()).status).toBe(200);
    await ask('POST', 'sys/auth/approle/tune', { user_lockout_config: { lockout_disable: true } });
    await wrong(6);
    expect((await login()).status).toBe(200);
  });

  it('A secret id that has ended logs in until the next sweep', async () => {
    const login = await approle({ secret_id_ttl: '1h' });
    await emulator.control.clock(3600 + 60);
    expect((await login()).body.errors).toEqual(['invalid role or secret ID']);
  });

  it('Tokens of a login live as the mount says where the role does not, and end when it is unmounted', async () => {
    const login = await approle({ token_max_ttl: '1h' });
    await ask('POST', 'sys/auth/approle/tune', { default_lease_ttl: '20m', max_lease_ttl: '40m' });
    const { auth } = (await login()).body;
    expect(auth.lease_duration).toBe(1200);
    await emulator.control.clock(1000);
    const renewed = await ask('POST', 'auth/token/renew-self', { increment: '2h' }, { token: auth.client_token });
    expect(renewed.body.auth.lease_duration).toBe(1400);
    await ask('DELETE', 'sys/auth/approle');
    expect(await isThere(auth.client_token)).toBe(false);
  });
});

describe('Lifetimes of mounts', () => {
  it('A lease has the default of its mount, and is never longer than its maximum', async () => {
    await database();
    await ask('POST', 'sys/mounts/database/tune', { default_lease_ttl: '5m', max_lease_ttl: '30m' });
    const duration = async () => (await ask('GET', 'database/creds/app')).body.lease_duration;
    expect(await duration()).toBe(1800);
    await ask('POST', 'database/roles/app', { db_name: 'main', default_ttl: 0 });
    expect(await duration()).toBe(300);
    const { lease_id } = (await ask('GET', 'database/creds/app')).body;
    expect(
      (await ask('POST', 'sys/leases/renew', { lease_id, increment: '2h' })).body.lease_duration,
    ).toBeLessThanOrEqual(1800);
  });

  it('A mount that is moved keeps its accessor and content, and its leases end', async () => {
    await database();
    const before = (await ask('GET', 'sys/mounts/database')).body.data;
    const lease = await leased('secrets-root');
    const { migration_id } = (await ask('POST', 'sys/remount', { from: 'database', to: 'team/db' })).body.data;
    expect((await ask('GET', `sys/remount/status/${migration_id}`)).body.data.migration_info).toEqual({
      source_mount: 'database/',
      target_mount: 'team/db/',
      status: 'success',
    });
    expect((await ask('GET', 'sys/mounts/team/db')).body.data).toEqual(before);
    expect((await ask('GET', 'team/db/roles/app')).status).toBe(200);
    expect([(await ask('GET', 'sys/mounts/database')).status, await leaseIsThere(lease)]).toEqual([400, false]);
  });
});
