import * as registry from '../../../../src/handlers';
import { Proxied, openProxied } from '../../../support/environments/proxied';
import { refusal } from '../../../support/environments/refusal';

const TYPE = 'lintel_pki_crl_config';

let open: Proxied;
beforeEach(async () => {
  open = await openProxied(registry);
});
afterEach(async () => {
  await open.close();
});

const sent = () => open.proxy.passed.splice(0).flatMap(({ method, body }) => (method === 'POST' ? [body] : []));

describe('the revocation lists of an authority', () => {
  it.each([
    [{ enableDelta: true }, 'enableDelta', 'requires `auto_rebuild`'],
    [{ autoRebuild: true, expiry: '12h' }, 'autoRebuildGracePeriod', 'must be shorter than `expiry`'],
    [
      { autoRebuild: true, enableDelta: true, expiry: '13h', deltaRebuildInterval: '13h' },
      'deltaRebuildInterval',
      'must be shorter than `expiry`',
    ],
  ])('are refused during planning if their intervals do not fit: %j', async (config, name, says) => {
    const { reported, message } = await refusal(open.core.plan(TYPE, config));
    expect(reported[0]?.path).toEqual([name]);
    expect(message).toContain(says);
  });

  it('have durations with a unit, in whatever spelling they are configured', async () => {
    const { held } = await open.core.apply(TYPE, { expiry: '86400', ocspExpiry: '1h30m' });
    expect(sent()).toMatchObject([{ expiry: '24h', ocsp_expiry: '90m', delta_rebuild_interval: '15m' }]);
    expect(held.state).toMatchObject({ expiry: '86400', ocspExpiry: '1h30m' });
    const { held: after } = await open.core.apply(TYPE, { expiry: '1d', autoRebuild: true, enableDelta: true }, held);
    expect(sent()).toEqual([{ ocsp_expiry: '12h', auto_rebuild: true, enable_delta: true }]);
    expect(
      (await open.core.refreshAndPlan(TYPE, { expiry: '24h', autoRebuild: true, enableDelta: true }, after)).action,
    ).toBe('nothing');
  });

  it('drift if others write a duration that means nothing', async () => {
    const { held } = await open.core.apply(TYPE, { expiry: '24h' });
    const { objects, ...rest } = await open.service.control.snapshot();
    const [one, ...others] = (objects as unknown as { readonly pkiConfigs: readonly { readonly crl: object }[] })
      .pkiConfigs;
    const pkiConfigs = [{ ...one, crl: { ...one!.crl, expiry: '' } }, ...others];
    await open.service.control.restore({ ...rest, objects: { ...objects, pkiConfigs } as never });
    const plan = await open.core.refreshAndPlan(TYPE, { expiry: '24h' }, held);
    expect(plan.changes).toEqual(['expiry']);
    expect((await open.core.apply(TYPE, { expiry: '24h' }, plan.held)).held.state.expiry).toBe('24h');
  });

  it('are as the service makes them after a destroy', async () => {
    const before = (await open.core.readData(TYPE, {})) as object;
    const { held } = await open.core.apply(TYPE, { expiry: '24h', disable: true });
    await open.core.destroy(TYPE, held);
    expect(await open.core.readData(TYPE, {})).toEqual(before);
    expect(await open.core.list(TYPE, {})).toEqual([]);
  });
});

describe('the length of the lists in Vault', () => {
  let vault: Proxied;
  beforeEach(async () => {
    vault = await openProxied(registry, { dialects: { secrets: 'vault' } });
  });
  afterEach(async () => {
    await vault.close();
  });
  const entries = async () => {
    const { body } = await vault.service.request('GET', '/v1/pki/config/crl');
    return (body as { readonly data: { readonly max_crl_entries: number } }).data.max_crl_entries;
  };

  it('is its default if it is not configured, and again if it no longer is', async () => {
    const { held } = await vault.core.apply(TYPE, { expiry: '24h' });
    await vault.service.request('POST', '/v1/pki/config/crl', { body: { max_crl_entries: 5 } });
    const { changes, held: drifted } = await vault.core.refreshAndPlan(TYPE, { expiry: '24h' }, held);
    expect(changes).toEqual(['maxCrlEntries']);
    const { held: repaired } = await vault.core.apply(TYPE, { expiry: '24h' }, drifted);
    expect(await entries()).toBe(100_000);
    const { held: set } = await vault.core.apply(TYPE, { expiry: '24h', maxCrlEntries: -1 }, repaired);
    expect(await entries()).toBe(-1);
    await vault.core.apply(TYPE, { expiry: '24h' }, set);
    expect(await entries()).toBe(100_000);
  });
});
