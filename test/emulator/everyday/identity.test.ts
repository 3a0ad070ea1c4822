import { jwtOf, pemOf, signer } from '../foundation/json-web-tokens';
import { ALL, REAL } from '../secrets/service';
import { startEveryday, tokenHeaders, type EverydayEmulator } from './service';

let emulator: EverydayEmulator;
const send: EverydayEmulator['send'] = async (...request) => emulator.send(...request);
const data = async (...request: Parameters<EverydayEmulator['send']>) => {
  const { status, body } = await send(...request);
  expect([request, status, status < 300 ? undefined : body]).toEqual([request, status, undefined]);
  return body?.data ?? body?.auth;
};
const reads = async (token: string, path: string) => (await send('GET', path, undefined, tokenHeaders(token))).status;

/** A user whose password is `pw` logs in. */
async function userLogin(prefix = ''): Promise<{ readonly token: string; readonly entity: string }> {
  await send('POST', `${prefix}sys/auth/up`, { type: 'userpass' });
  await data('POST', `${prefix}auth/up/users/ann`, { password: 'pw' });
  const { client_token: token, entity_id: entity } = await data('POST', `${prefix}auth/up/login/ann`, {
    password: 'pw',
  });
  return { token, entity };
}

const policy = async (name: string, path: string, prefix = '') =>
  data('POST', `${prefix}sys/policies/acl/${name}`, { policy: `path "${path}" { capabilities = ["read"] }` });

afterEach(() => emulator.close());

describe.each(ALL)('Identities of %s', (dialect) => {
  beforeEach(async () => {
    emulator = await startEveryday(dialect);
    await data('POST', 'sys/mounts/kv', { type: 'kv' });
    for (const name of ['a', 'b', 'c']) await data('POST', `kv/${name}`, { v: 1 });
  });

  it('give the policies of entities and groups to tokens that exist', async () => {
    for (const name of ['a', 'b', 'c']) await policy(name, `kv/${name}`);
    const { token, entity } = await userLogin();
    expect(await reads(token, 'kv/a')).toBe(403);
    await data('POST', `identity/entity/id/${entity}`, { policies: ['a'] });
    const { id } = await data('POST', 'identity/group', { name: 'g', policies: ['b'], member_entity_ids: [entity] });
    await data('POST', 'identity/group', { name: 'above', policies: ['c'], member_group_ids: [id] });
    expect([await reads(token, 'kv/a'), await reads(token, 'kv/b'), await reads(token, 'kv/c')]).toEqual([
      200, 200, 200,
    ]);
    await data('POST', 'identity/group', { name: 'g', member_entity_ids: [] });
    expect([await reads(token, 'kv/a'), await reads(token, 'kv/b'), await reads(token, 'kv/c')]).toEqual([
      200, 403, 403,
    ]);
  });

  it('refuse the tokens of an entity that is disabled until it is not, and of one that is gone', async () => {
    const { token, entity } = await userLogin();
    const self = async () => reads(token, 'auth/token/lookup-self');
    await data('POST', `identity/entity/id/${entity}`, { disabled: true });
    expect(await self()).toBe(403);
    await data('POST', `identity/entity/id/${entity}`, { disabled: false });
    expect(await self()).toBe(200);
    await data('DELETE', `identity/entity/id/${entity}`);
    expect(await self()).toBe(403);
    expect((await userLogin()).entity).not.toBe(entity);
  });

  it('take members of external groups from the claims of each login', async () => {
    const key = signer('ES256');
    await data('POST', 'sys/auth/jwt', { type: 'jwt' });
    await data('POST', 'auth/jwt/config', { jwt_validation_pubkeys: [pemOf(key)] });
    const role = { role_type: 'jwt', user_claim: 'sub', groups_claim: 'groups', bound_subject: 'ann' };
    await data('POST', 'auth/jwt/role/r', role);
    const { accessor } = await data('GET', 'sys/auth/jwt');
    const { id } = await data('POST', 'identity/group', { name: 'ext', type: 'external', policies: ['a'] });
    await data('POST', 'identity/group-alias', { name: 'admins', mount_accessor: accessor, canonical_id: id });
    await policy('a', 'kv/a');
    const exp = Math.floor(Date.now() / 1000) + 600;
    const login = async (groups: unknown) =>
      send('POST', 'auth/jwt/login', { role: 'r', jwt: jwtOf(key, { sub: 'ann', iat: exp - 700, exp, groups }) });
    const first = (await login(['admins', 'other'])).body.auth;
    expect(await reads(first.client_token, 'kv/a')).toBe(200);
    expect(await data('GET', `identity/group/id/${id}`)).toMatchObject({ member_entity_ids: [first.entity_id] });
    await login(['other']);
    expect(await reads(first.client_token, 'kv/a')).toBe(403);
    expect((await login(undefined)).status).toBe(400);
  });

  it('are named in policies: groups, metadata and custom metadata', async () => {
    const { token, entity } = await userLogin();
    const [{ id: alias, mount_accessor: accessor }] = (await data('GET', `identity/entity/id/${entity}`)).aliases;
    await data('POST', `identity/entity-alias/id/${alias}`, { custom_metadata: { letter: 'a' } });
    await data('POST', 'identity/group', { name: 'g', metadata: { letter: 'b' }, member_entity_ids: [entity] });
    await policy('one', `kv/{{identity.entity.aliases.${accessor}.custom_metadata.letter}}`);
    await policy('two', 'kv/{{identity.groups.names.g.metadata.letter}}');
    await data('POST', `identity/entity/id/${entity}`, { policies: ['one', 'two'] });
    expect([await reads(token, 'kv/a'), await reads(token, 'kv/b'), await reads(token, 'kv/c')]).toEqual([
      200, 200, 403,
    ]);
  });
});

describe.each(REAL)('Namespaces of %s', (dialect) => {
  it('have identities of their own, which logins make', async () => {
    emulator = await startEveryday(dialect);
    const { id } = await data('POST', 'sys/namespaces/team', {});
    const { entity, token } = await userLogin('team/');
    expect(entity).toMatch(new RegExp(`\\.${id}$`));
    await data('POST', 'team/sys/mounts/kv', { type: 'kv' });
    await data('POST', 'team/kv/a', { v: 1 });
    await policy('a', 'kv/a', 'team/');
    await data('POST', 'team/identity/group', { name: 'g', policies: ['a'], member_entity_ids: [entity] });
    expect(await reads(token, 'team/kv/a')).toBe(200);
    expect((await send('GET', `identity/entity/id/${entity}`)).status).toBe(404);
  });
});

it('Entities of earlier snapshots are entities with an alias', async () => {
  emulator = await startEveryday('openbao');
  await data('POST', 'sys/auth/people', { type: 'approle' });
  const { accessor } = await data('GET', 'sys/auth/people');
  const { objects, ...rest } = (await emulator.request('GET', '/_emulator/snapshot')).body;
  const entities = [{ mount: 'auth/people', alias: 'ann', id: 'id-1', name: 'Ann', aliasMetadata: { a: 'b' } }];
  const { identityEntities: _, identityAliases: __, identityGroups: ___, ...earlier } = objects;
  const body = { ...rest, objects: { ...earlier, entities } };
  expect((await emulator.request('PUT', '/_emulator/snapshot', { body })).status).toBe(200);
  expect(await data('GET', 'identity/entity/id/id-1')).toMatchObject({
    name: 'Ann',
    aliases: [{ name: 'ann', mount_accessor: accessor, mount_path: 'auth/people/', metadata: { a: 'b' } }],
  });
});
