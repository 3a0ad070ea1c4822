import type { Values } from '../../../../src/definition/value';
import * as registry from '../../../../src/handlers';
import { Core } from '../../../support/environments/core';
import { refusal } from '../../../support/environments/refusal';
import { describeOnOpenbao } from '../../../support/openbao';

const TYPE = 'lintel_userpass_login';
const LOGIN: Values = { mount: 'people', username: 'alice', password: 'a-password' };

describeOnOpenbao('logins of users', (service) => {
  let core: Core;
  beforeAll(async () => {
    await service().data('POST', 'sys/namespaces/team', {});
    for (const below of ['', 'team/']) {
      await service().data('POST', `${below}sys/auth/people`, { type: 'userpass' });
      await service().data('POST', `${below}auth/people/users/alice`, {
        password: 'a-password',
        token_policies: ['app'],
      });
    }
    core = await Core.start(registry, { secrets: service().settings });
  }, 60_000);
  afterAll(async () => {
    await core?.close();
  });

  const statusWith = async (token: unknown) =>
    (await service().ask('GET', 'auth/token/lookup-self', undefined, { 'X-Vault-Token': String(token) })).status;

  it.each([undefined, 'team'])('give a token until the run ends, in the namespace %s', async (namespace) => {
    const { result, kept } = await core.open(TYPE, { ...LOGIN, namespace });
    expect(result).toMatchObject({
      username: 'alice',
      policies: expect.arrayContaining(['app']) as object,
      renewable: true,
    });
    const below = namespace === undefined ? '' : `${namespace}/`;
    const lookUp = async () =>
      service().ask('POST', `${below}auth/token/lookup-accessor`, { accessor: result.accessor });
    expect((await lookUp()).body.data.meta).toEqual({ username: 'alice' });
    if (namespace === undefined) expect(await statusWith(result.token)).toBe(200);
    await core.renew(TYPE, kept);
    await core.closeEphemeral(TYPE, kept);
    expect((await lookUp()).status).not.toBe(200);
    await core.closeEphemeral(TYPE, kept);
  });

  it('leave a token that is not revoked, where it is handed over', async () => {
    const { result, kept } = await core.open(TYPE, { ...LOGIN, revokeOnClose: false });
    await core.closeEphemeral(TYPE, kept);
    expect(await statusWith(result.token)).toBe(200);
  });

  it('with another password are refused without showing it', async () => {
    const { message } = await refusal(core.open(TYPE, { ...LOGIN, password: 'a-wrong-one' }));
    expect(message).toContain('The user `alice` cannot log in at `auth/people`');
    expect(message).not.toContain('a-wrong-one');
  });

  it('make entities and aliases, of which lists of entities have those that somebody has changed', async () => {
    await core.open(TYPE, LOGIN);
    const { aliases } = await core.readData('lintel_identity_entity_aliases', {});
    const [{ canonicalId, mountAccessor }] = aliases as readonly [{ canonicalId: string; mountAccessor: string }];
    expect(aliases).toEqual([{ aliasId: expect.any(String) as string, name: 'alice', canonicalId, mountAccessor }]);
    for (const filter of [{ canonicalId }, { mountAccessor }, { canonicalId, mountAccessor }] as Values[]) {
      expect((await core.readData('lintel_identity_entity_aliases', filter)).aliases).toEqual(aliases);
    }
    const none = await core.readData('lintel_identity_entity_aliases', { canonicalId: 'another' });
    expect(none.aliases).toEqual([]);
    const listed = async () => (await core.list('lintel_identity_entity', {})).map(({ identity }) => identity.entityId);
    await service().data('POST', 'identity/entity', { name: 'bob' });
    const before = await listed();
    expect(before).not.toContain(canonicalId);
    expect(before).toHaveLength(1);
    await service().data('POST', `identity/entity/id/${String(canonicalId)}`, { metadata: { team: 'web' } });
    expect(await listed()).toContain(canonicalId);
  });
});
