import type { Values } from '../../../../src/definition/value';
import * as registry from '../../../../src/handlers';
import { Core, type Held } from '../../../support/environments/core';
import { refusal } from '../../../support/environments/refusal';
import { describeOnOpenbao } from '../../../support/openbao';

const TYPE = 'lintel_approle_secret_id';
const KEPT: Values = { role: 'web', keepSecretId: true };

describeOnOpenbao('secret ids that are kept', (service) => {
  let core: Core;
  beforeAll(async () => {
    await service().data('POST', 'sys/auth/approle', { type: 'approle' });
    await service().data('POST', 'auth/approle/role/web', { token_policies: ['web'], role_id: 'web-role' });
    await service().data('POST', 'auth/approle/role/limited', {
      secret_id_ttl: 3600,
      secret_id_num_uses: 5,
      secret_id_bound_cidrs: ['10.0.0.0/8'],
    });
    core = await Core.start(registry, { secrets: service().settings });
  }, 60_000);
  afterAll(async () => {
    await core?.close();
  });

  const logIn = async (secretId: unknown, role = 'web-role') =>
    (await service().ask('POST', 'auth/approle/login', { role_id: role, secret_id: secretId })).status;
  const quiet = async (config: Values, held: Held) =>
    expect((await core.refreshAndPlan(TYPE, config, held)).changes).toEqual([]);

  it('are generated for the state, imported without it, and end with a destroy', async () => {
    const config = { ...KEPT, metadata: { team: 'web' }, cidrList: ['127.0.0.0/8'], ttl: '1h', numUses: 3 };
    const { held } = await core.apply(TYPE, config);
    await quiet(config, held);
    expect(await logIn(held.state.secretId)).toBe(200);
    const used = (await core.refresh(TYPE, held))!;
    expect([used.state.usesLeft, used.state.state]).toEqual([2, 'live']);
    await quiet(config, used);
    const imported = (await core.import(TYPE, { id: String(held.state.id) }))!;
    expect(imported.state).toMatchObject({ secretIdAccessor: held.state.secretIdAccessor, metadata: { team: 'web' } });
    expect(imported.state.secretId).toBeUndefined();
    const recorded = await core.apply(TYPE, config, imported);
    expect(recorded.plan.action).not.toBe('replace');
    await core.destroy(TYPE, held);
    expect(await logIn(held.state.secretId)).toBe(400);
    expect(await core.refresh(TYPE, held)).toBeUndefined();
    await core.destroy(TYPE, held);
  });

  it('are wrapped, and stay when somebody has unwrapped them', async () => {
    const config: Values = { role: 'web', wrapTtl: '10m' };
    const { held } = await core.apply(TYPE, config);
    expect(held.state.secretId).toBeUndefined();
    const unwrapped = await service().ask('POST', 'sys/wrapping/unwrap', { token: held.state.wrappingToken });
    expect(await logIn(unwrapped.body.data.secret_id)).toBe(200);
    await quiet(config, held);
    await core.destroy(TYPE, held);
  });

  it('are chosen, and another choice replaces them', async () => {
    const config: Values = { role: 'web', secretIdWo: 'a-first-choice-of-mine' };
    const { held } = await core.apply(TYPE, config);
    expect(await logIn('a-first-choice-of-mine')).toBe(200);
    expect(JSON.stringify(held.state)).not.toContain('a-first-choice');
    await quiet(config, held);
    const other = { role: 'web', secretIdWo: 'a-second-choice-of-mine' };
    const replaced = await core.apply(TYPE, other, held);
    expect(replaced.plan.action).toBe('replace');
    expect([await logIn('a-first-choice-of-mine'), await logIn('a-second-choice-of-mine')]).toEqual([400, 200]);
    await core.destroy(TYPE, replaced.held);
  });

  it('are made again once they are used up, or stay as gone', async () => {
    const config: Values = { ...KEPT, numUses: 1 };
    const { held } = await core.apply(TYPE, config);
    await logIn(held.state.secretId);
    expect(await core.refresh(TYPE, held)).toBeUndefined();
    const once = { ...config, recreateWhenGone: false };
    const { held: last } = await core.apply(TYPE, once);
    await logIn(last.state.secretId);
    const gone = (await core.refresh(TYPE, last))!;
    expect(gone.state).toMatchObject({ state: 'gone', secretIdAccessor: last.state.secretIdAccessor });
    await quiet(once, gone);
    const triggered = await core.plan(TYPE, { ...once, triggers: { reason: 'another' } }, gone);
    expect(triggered.action).toBe('replace');
    await core.destroy(TYPE, gone);
  });

  it('are replaced before they end', async () => {
    const config: Values = { ...KEPT, ttl: '1h', renewBefore: '30m' };
    const { held } = await core.apply(TYPE, config);
    await quiet(config, held);
    const sooner = await core.refreshAndPlan(TYPE, { ...config, renewBefore: '2h' }, held);
    expect(sooner.action).toBe('replace');
    await core.destroy(TYPE, held);
  });

  it('are gone with their role, also if it was made anew', async () => {
    await service().data('POST', 'auth/approle/role/short', {});
    const { held } = await core.apply(TYPE, { ...KEPT, role: 'short' });
    await service().data('DELETE', 'auth/approle/role/short');
    expect(await core.refresh(TYPE, held)).toBeUndefined();
    await core.destroy(TYPE, held);
    await service().data('POST', 'auth/approle/role/short', {});
    expect(await core.refresh(TYPE, held)).toBeUndefined();
    await core.destroy(TYPE, held);
  });

  it.each([
    [{ ttl: '2h' }, 'The role allows 3600 at most'],
    [{ ttl: '0' }, 'The role has a limit of 3600'],
    [{ numUses: 6 }, 'The role allows 5 at most'],
    [{ numUses: 0 }, 'The role has a limit of 5'],
    [{ cidrList: ['192.168.0.0/16'] }, 'not within the networks of the role'],
    [{ keepSecretId: false }, 'Nobody would get the secret id'],
  ])('are refused beyond the limits of their role: %j', async (own, says) => {
    expect((await refusal(core.plan(TYPE, { ...KEPT, role: 'limited', ...own }))).message).toContain(says);
  });
});
