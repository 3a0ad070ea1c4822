import { startEmulator } from '../../../src/emulator/http/server';
import { ALL, SecretsServices } from './service';
import type { Ask } from './service';

const DATABASE = { plugin_name: 'postgresql-database-plugin', allowed_roles: '*', username: 'root', password: 'p' };

/** One request for each operation of the specification, all of which succeed with the root token in this order. */
const OPERATIONS: readonly (readonly [operation: string, ask: Ask])[] = [
  ['Database engine: Configure connection', ['POST', 'database/config/main', DATABASE]],
  ['Database engine: Read connection', ['GET', 'database/config/main']],
  ['Database engine: List connections', ['LIST', 'database/config']],
  ['Database engine: Reset connection', ['POST', 'database/reset/main']],
  ['Database engine: Reload plugin', ['POST', 'database/reload/postgresql-database-plugin']],
  ['Database engine: Rotate root credentials', ['POST', 'database/rotate-root/main']],
  [
    'Database engine: Create or update role',
    ['POST', 'database/roles/app', { db_name: 'main', creation_statements: ['x'] }],
  ],
  ['Database engine: Read role', ['GET', 'database/roles/app']],
  ['Database engine: List roles', ['LIST', 'database/roles']],
  ['Database engine: Generate credentials', ['GET', 'database/creds/app']],
  ['Database engine: Delete role', ['DELETE', 'database/roles/app']],
  [
    'Database engine: Create or update static role',
    ['POST', 'database/static-roles/fixed', { db_name: 'main', username: 'u', rotation_period: 60 }],
  ],
  ['Database engine: Read static role', ['GET', 'database/static-roles/fixed']],
  ['Database engine: List static roles', ['LIST', 'database/static-roles']],
  ['Database engine: Get static credentials', ['GET', 'database/static-creds/fixed']],
  ['Database engine: Rotate static role credentials', ['POST', 'database/rotate-role/fixed']],
  ['Database engine: Delete static role', ['DELETE', 'database/static-roles/fixed']],
  ['Database engine: Delete connection', ['DELETE', 'database/config/main']],
  ['Platform token backend: Configure access', ['POST', 'terraform/config', { token: 't' }]],
  ['Platform token backend: Read access', ['GET', 'terraform/config']],
  ['Platform token backend: Create or update role', ['POST', 'terraform/role/app', { organization: 'acme' }]],
  ['Platform token backend: Read role', ['GET', 'terraform/role/app']],
  ['Platform token backend: List roles', ['LIST', 'terraform/role']],
  ['Platform token backend: Rotate role', ['POST', 'terraform/rotate-role/app']],
  ['Platform token backend: Generate credential', ['GET', 'terraform/creds/app']],
  ['Platform token backend: Delete role', ['DELETE', 'terraform/role/app']],
  [
    'Cloud key-management provider: Create or update provider',
    ['POST', 'keymgmt/kms/store', { provider: 'cloudkeyvault', key_collection: 'keys' }],
  ],
  ['Cluster engine: Write configuration', ['POST', 'kubernetes/config', { cluster_host: 'https://cluster.example' }]],
  ['Cluster engine: Read configuration', ['GET', 'kubernetes/config']],
  [
    'Cluster engine: Create or update role',
    ['POST', 'kubernetes/roles/app', { allowed_cluster_namespaces: 'apps', service_account_name: 'worker' }],
  ],
  ['Cluster engine: Read role', ['GET', 'kubernetes/roles/app']],
  ['Cluster engine: List roles', ['LIST', 'kubernetes/roles']],
  ['Cluster engine: Generate credentials', ['POST', 'kubernetes/creds/app']],
  ['Cluster engine: Delete role', ['DELETE', 'kubernetes/roles/app']],
  ['Cluster engine: Delete configuration', ['DELETE', 'kubernetes/config']],
];

const services = new SecretsServices();
const send = async ([method, path, body]: Ask, token: string | null) =>
  services.emulator().request(method, `/v1/${path}`, { body, token });

it('The root token may do everything, and each operation is logged', async () => {
  const { control } = services.emulator();
  await control.clearRequests();
  for (const [operation, ask] of OPERATIONS) {
    expect({ operation, done: (await send(ask, 'secrets-root')).status < 300 }).toEqual({ operation, done: true });
  }
  const { requests, unknown } = await control.requests();
  expect(requests.map(({ operation }) => operation)).toEqual(OPERATIONS.map(([operation]) => operation));
  expect(unknown).toBe(0);
});

it.each(OPERATIONS)('%s requires a permitted token', async (_, ask) => {
  const denied = { status: 403, body: { errors: ['permission denied'] } };
  const response = async (token: string | null) => {
    const { status, body } = await send(ask, token);
    return { status, body };
  };
  const before = await services.emulator().control.snapshot();
  for (const token of [null, 'secrets-other', 'platform-root', 'secrets-none']) {
    expect(await response(token)).toEqual(denied);
  }
  const reads = ask[0] === 'GET' || ask[0] === 'LIST';
  if (reads) expect((await response('secrets-reader')).status).not.toBe(403);
  else expect(await response('secrets-reader')).toEqual(denied);
  expect(await services.emulator().control.snapshot()).toEqual(before);
});

it.each(['POST', 'PUT', 'DELETE'])('A reader may not %s system objects', async (method) => {
  for (const path of ['sys/mounts/team', 'sys/leases/revoke', 'sys/leases/renew', 'sys/leases/lookup']) {
    expect((await send([method, path, { type: 'database', lease_id: 'x' }], 'secrets-reader')).status).toBe(403);
  }
});

it.each(ALL)('The token is in the header of the dialect (%s)', async (dialect) => {
  const own = dialect === 'standard' ? 'X-Service-Token' : 'X-Vault-Token';
  const other = dialect === 'standard' ? 'X-Vault-Token' : 'X-Service-Token';
  const status = async (name: string) =>
    (
      await services
        .emulator(dialect)
        .request('GET', '/v1/sys/mounts', { token: null, headers: { [name]: 'secrets-root' } })
    ).status;
  expect([await status(own), await status(other)]).toEqual([200, 403]);
});

it('Random values are the same with the same seed', async () => {
  const draw = async () => {
    const emulator = await startEmulator({ seed: 7 });
    const ask = async (method: string, path: string, body?: object) => {
      const headers = { 'X-Service-Token': 'secrets-root', 'Content-Type': 'application/json' };
      const reply = await fetch(`${emulator.address}/v1/${path}`, {
        method,
        headers,
        body: body && JSON.stringify(body),
      });
      return reply.status === 204 ? undefined : ((await reply.json()) as { data: any }).data;
    };
    await ask('POST', 'database/config/main', DATABASE);
    await ask('POST', 'database/static-roles/fixed', { db_name: 'main', username: 'u', rotation_period: 60 });
    const { password } = await ask('GET', 'database/static-creds/fixed');
    await emulator.close();
    return password;
  };
  expect(await draw()).toBe(await draw());
});
