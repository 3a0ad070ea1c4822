import { request } from 'http';
import { ALL, REAL } from '../secrets/service';
import { startEveryday, tokenHeaders, type EverydayEmulator } from './service';

let emulator: EverydayEmulator;
const send: EverydayEmulator['send'] = async (...sent) => emulator.send(...sent);
const OPENAPI = 'sys/internal/specs/openapi';

async function withMounts(): Promise<void> {
  for (const [path, type] of [
    ['one', 'kv'],
    ['team/kv-two', 'kv-v2'],
    ['t', 'transit'],
  ]) {
    await send('POST', `sys/mounts/${path}`, { type });
  }
  for (const type of ['userpass', 'approle']) await send('POST', `sys/auth/${type}`, { type });
}

async function tokenWith(policy: string, more: object = {}): Promise<Record<string, string>> {
  await send('POST', 'sys/policies/acl/p', { policy });
  const { body } = await send('POST', 'auth/token/create', { policies: ['p'], no_default_policy: true, ...more });
  return tokenHeaders(body.auth.client_token);
}

/** Sends a path as it is. */
async function location(path: string): Promise<unknown> {
  const { hostname, port } = new URL(emulator.address);
  return new Promise((resolve, reject) => {
    const headers = tokenHeaders('secrets-root');
    request({ hostname, port, path, headers }, ({ statusCode, headers: { location: to } }) => resolve([statusCode, to]))
      .on('error', reject)
      .end();
  });
}

afterEach(() => emulator.close());

describe.each(ALL)('The description of the service of %s', (dialect) => {
  beforeEach(async () => {
    emulator = await startEveryday(dialect);
    await withMounts();
  });

  it('names the members of bodies with their types', async () => {
    const { openapi, info, paths, components, data } = (await send('GET', OPENAPI)).body;
    expect({ openapi, version: info.version, data }).toEqual({
      openapi: '3.0.2',
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      data: undefined,
    });
    const schema = (path: string): any => {
      const { $ref } = paths[path].post.requestBody.content['application/json'].schema;
      return components.schemas[$ref.split('/').pop()].properties;
    };
    expect(schema('/team/kv-two/metadata/{path}')).toMatchObject({
      max_versions: { type: 'integer' },
      cas_required: { type: 'boolean' },
      delete_version_after: { type: 'integer', format: 'seconds' },
      custom_metadata: { type: 'object', format: 'map' },
    });
    expect(schema('/auth/userpass/users/{username}')).toMatchObject({
      password: { 'type': 'string', 'x-vault-displayAttrs': { sensitive: true } },
      token_policies: { type: 'array', items: { type: 'string' } },
      ttl: { type: 'integer', format: 'seconds', deprecated: true },
    });
    expect(schema('/sys/policies/acl/{name}').expiration).toMatchObject({ type: 'string', format: 'date-time' });
    expect(schema('/identity/entity').metadata).toMatchObject({ type: 'object', format: 'kvpairs' });
    expect(Object.keys(paths['/one/{path}'])).toEqual(expect.arrayContaining(['get', 'post', 'delete']));
    expect(paths['/team/kv-two/^.*$']).toEqual({});
    expect(paths['/sys/audit/{path}']).toMatchObject({ 'x-vault-sudo': true });
    expect(paths['/auth/userpass/login/{username}']).toMatchObject({ 'x-vault-unauthenticated': true });
    expect(paths['/t/keys'].get.parameters).toMatchObject([{ name: 'list', in: 'query' }]);
  });

  it('has the mounts in which the caller may do anything', async () => {
    const paths = async (headers: Record<string, string>) =>
      Object.keys((await send('GET', OPENAPI, undefined, headers)).body.paths);
    const one = await tokenWith('path "team/kv-two/data/x" { capabilities = ["read"] }');
    expect(new Set((await paths(one)).map((path) => path.split('/').slice(1, 3).join('/')))).toEqual(
      new Set(['team/kv-two']),
    );
    expect(await paths(await tokenWith('path "other/x" { capabilities = ["read"] }'))).toEqual([]);
    const withoutToken = await fetch(`${emulator.address}/v1/${OPENAPI}`);
    expect([withoutToken.status, ((await withoutToken.json()) as { paths: object }).paths]).toEqual([200, {}]);
    expect((await send('GET', OPENAPI, undefined, tokenHeaders('wrong'))).status).toBe(403);
  });

  it('can stand for mounts at any path', async () => {
    const { paths } = (await send('GET', `${OPENAPI}?generic_mount_paths=true`)).body;
    expect(paths['/{team_kv_two_mount_path}/config'].parameters).toMatchObject([
      { name: 'team_kv_two_mount_path', schema: { default: 'team/kv-two' } },
    ]);
    expect(Object.keys(paths)).toEqual(expect.arrayContaining(['/auth/{approle_mount_path}/login', '/sys/mounts']));
  });

  it('is given of one path to any token, also to one that may not read it', async () => {
    const none = await tokenWith('path "other/x" { capabilities = ["read"] }');
    const { status, body } = await send('GET', 't/keys/k/config?help=1', undefined, none);
    expect({ status, paths: Object.keys(body.openapi.paths), help: typeof body.help, data: body.data }).toEqual({
      status: 200,
      paths: ['/keys/{name}/config'],
      help: 'string',
      data: undefined,
    });
    expect(Object.values<any>(body.openapi.components.schemas)[0].properties.auto_rotate_period).toMatchObject({
      type: 'integer',
      format: 'seconds',
    });
    const of = async (path: string) => Object.keys((await send('GET', `${path}?help=1`)).body.openapi?.paths ?? {});
    expect(await of('sys/mounts/x')).toEqual(['/mounts/{path}']);
    expect(await of('identity/entity/name/a/b')).toEqual(['/entity/name/{name}']);
    expect(await of('team/kv-two/data/a/b')).toEqual(['/data/{path}']);
    expect(await of('one/a/b')).toEqual(['/{path}']);
    expect((await send('GET', 'nomount/x?help=1')).status).toBe(404);
    expect((await fetch(`${emulator.address}/v1/t/keys/k?help=1`)).status).toBe(403);
  });

  it.each([
    ['/v1/sys//mounts', '/v1/sys/mounts'],
    ['/v1/sys/./mounts?a=b', '/v1/sys/mounts?a=b'],
    ['/v1/one/x/../a', '/v1/one/a'],
  ])('redirects %s', async (path, to) => {
    expect(await location(path)).toEqual([307, to]);
  });
});

it.each(ALL)('Leases of %s are looked up, renewed and given back', async (dialect) => {
  emulator = await startEveryday(dialect);
  await send('POST', 'database/config/main', {
    plugin_name: 'postgresql-database-plugin',
    connection_url: 'postgresql://db.example/app',
    allowed_roles: ['*'],
    verify_connection: false,
  });
  await send('POST', 'database/roles/app', { db_name: 'main', creation_statements: ['CREATE'], default_ttl: '1h' });
  const { lease_id } = (await send('GET', 'database/creds/app')).body;
  expect((await send('POST', 'sys/leases/lookup', { lease_id })).body.data).toMatchObject({
    id: lease_id,
    renewable: true,
  });
  expect((await send('POST', 'sys/leases/renew', { lease_id, increment: '30m' })).body.lease_duration).toBe(1800);
  expect((await send('POST', 'sys/leases/revoke', { lease_id, sync: true })).status).toBe(204);
  expect((await send('POST', 'sys/leases/lookup', { lease_id })).body.errors).toEqual(['invalid lease']);
});

it.each(REAL)('The description of %s follows the namespace', async (dialect) => {
  emulator = await startEveryday(dialect);
  await send('POST', 'sys/namespaces/ns', {});
  await send('POST', 'ns/sys/mounts/own', { type: 'kv' });
  const { paths } = (await send('GET', OPENAPI, undefined, { 'X-Vault-Namespace': 'ns' })).body;
  expect(Object.keys(paths)).toEqual(expect.arrayContaining(['/own/{path}', '/identity/entity']));
  expect(paths['/pki/issuers']).toBeUndefined();
});
