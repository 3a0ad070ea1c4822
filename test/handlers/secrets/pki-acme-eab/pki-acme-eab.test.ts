import { findResource } from '../../../../src/custom-resource/properties/names';
import type { Values } from '../../../../src/definition/value';
import * as registry from '../../../../src/handlers';
import { Refused } from '../../../support/environments/core';
import type { ImportBy } from '../../../support/environments/imports';
import { Proxied, openProxied } from '../../../support/environments/proxied';

const TYPE = 'lintel_pki_acme_eab';

let open: Proxied;
beforeEach(async () => {
  open = await openProxied(registry, { dialects: { secrets: 'openbao' } });
});
afterEach(async () => {
  await open.close();
});
const refusal = async (act: Promise<unknown>): Promise<string> =>
  act.then(
    () => {
      throw new Error('nothing was refused');
    },
    (error: Refused) => error.message,
  );
const listed = async () => ((await open.core.readData('lintel_pki_acme_eabs', {})).eabs as readonly object[]).length;

describe('a managed account binding', () => {
  it('keeps the key in the state, which later reads do not return', async () => {
    const { held } = await open.core.apply(TYPE, {});
    expect(held.state).toMatchObject({ key: expect.any(String), keyType: 'hs', acmeDirectory: 'acme/directory' });
    const { held: later, action } = await open.core.refreshAndPlan(TYPE, {}, held);
    expect([action, later!.state]).toEqual(['nothing', held.state]);
  });

  it('is not created for an issuer or a role that does not exist, which the service does not refuse', async () => {
    expect(await refusal(open.core.apply(TYPE, { role: 'none' }))).toContain('There is no role `none` at `pki`');
    expect(await refusal(open.core.apply(TYPE, { issuerRef: 'none' }))).toContain('There is no issuer `none` at `pki`');
    expect(await listed()).toBe(0);
  });

  it('warns at plan of an issuer or a role that does not exist, unless this run creates it or the token may not look', async () => {
    const { core, proxy } = open;
    const warnings = async (config: Values) => (await core.plan(TYPE, config)).warnings.map(({ detail }) => detail);
    const end =
      'Unless this plan creates it, the apply fails. If it does, refer to its resource, so that it is created first.';
    expect(await warnings({ role: 'none', issuerRef: 'new' })).toEqual([
      expect.stringMatching(/^There is no issuer `new` at `pki`: .*unable to find PKI issuer/),
      `There is no role \`none\` at \`pki\`. ${end}`,
    ]);
    expect(await warnings({ issuerRef: 'default' })).toEqual([]);
    await core.plan('lintel_pki_role', { name: 'none' });
    await core.plan('lintel_pki_root', { commonName: 'New', issuerName: 'new', ttl: '24h' });
    expect(await warnings({ role: 'none', issuerRef: 'new' })).toEqual([]);
    proxy.watch = (passing) => {
      if (passing.method === 'GET') passing.response({ status: 403, body: { errors: ['permission denied'] } });
    };
    expect(await warnings({ role: 'other', issuerRef: 'other' })).toEqual([]);
    proxy.watch = () => undefined;
    const { held } = await core.apply(TYPE, {});
    const reads: string[] = [];
    proxy.watch = ({ path: at }) => void reads.push(at);
    await core.plan(TYPE, { triggers: undefined }, held);
    expect(reads).toEqual([]);
  });

  it('whose response is lost is not created again by the same run, and the error says where it is', async () => {
    open.proxy.watch = async (passing) => {
      if (!passing.path.endsWith('/new-eab')) return;
      await passing.forward();
      passing.drop();
    };
    const refused = await refusal(open.core.apply(TYPE, {}));
    open.proxy.watch = () => undefined;
    expect(refused).toMatch(/nobody has its key: LIST pki\/eab shows it.*The next apply creates another/s);
    expect(await listed()).toBe(1);
  });

  it('is not imported, and CloudFormation does not have it, because the service returns its key once', async () => {
    const { held } = await open.core.apply(TYPE, {});
    const says = 'the service returns the key of a binding only once';
    const ways: readonly ImportBy[] = [{ id: String(held.state.id) }, { identity: { eabId: held.state.eabId } }];
    for (const by of ways) {
      expect(await refusal(open.core.import(TYPE, by))).toContain(says);
    }
    expect(() => findResource(registry.resources, 'Custom::LintelPkiAcmeEab')).toThrow(says);
  });
});
