import type { Values } from '../../../../src/definition/value';
import * as registry from '../../../../src/handlers';
import { Held } from '../../../support/environments/core';
import { Proxied, openProxied } from '../../../support/environments/proxied';
import { policySetStore } from '../shared/policy-set-store';

const TYPE = 'lintel_policy_set_parameter';

let open: Proxied;
let store: ReturnType<typeof policySetStore>;
let policySetId: string;
beforeEach(async () => {
  open = await openProxied(registry);
  store = policySetStore(open.service);
  policySetId = await store.set('cost');
});
afterEach(async () => {
  await open.close();
});

const make = async (values: Values = {}): Promise<Held> =>
  (await open.core.apply(TYPE, { policySetId, key: 'limit', ...values })).held;
const stored = async () => (await store.objects()).policySetParameters;

describe('a parameter of a policy set', () => {
  it('becomes sensitive in one request with its value', async () => {
    const object = await make({ value: '500' });
    open.proxy.passed.splice(0);
    const { held } = await open.core.apply(
      TYPE,
      { policySetId, key: 'limit', sensitiveValue: '600', sensitive: true },
      object,
    );
    expect(open.proxy.sent('PATCH')).toEqual([{ value: '600', sensitive: true }]);
    expect(held.state).toMatchObject({ value: undefined, sensitiveValue: '600' });
    expect(await stored()).toMatchObject([{ value: '600', sensitive: true }]);
  });

  it('becomes sensitive without its value if no other is configured', async () => {
    const object = await make({ value: '500' });
    open.proxy.passed.splice(0);
    await open.core.apply(TYPE, { policySetId, key: 'limit', sensitive: true }, object);
    expect(open.proxy.sent('PATCH')).toEqual([{ sensitive: true }]);
    expect(await stored()).toMatchObject([{ value: '500', sensitive: true }]);
  });

  it('has its sensitive value sent when that changes, and not with another change', async () => {
    const config = { policySetId, key: 'limit', sensitiveValue: 'one', sensitive: true };
    const object = await make(config);
    expect(await stored()).toMatchObject([{ value: 'one', sensitive: true }]);
    open.proxy.passed.splice(0);
    await open.core.apply(TYPE, { ...config, sensitiveValue: 'two' }, object);
    expect(open.proxy.sent('PATCH')).toEqual([{ value: 'two' }]);
  });

  it('that somebody has made sensitive is replaced, which sends the value again', async () => {
    const object = await make({ value: '500' });
    await store.send('PATCH', `/policy-sets/${policySetId}/parameters/${String(object.state.parameterId)}`, {
      data: { type: 'vars', attributes: { sensitive: true } },
    });
    const read = await open.core.refresh(TYPE, object);
    const { plan, held } = await open.core.apply(TYPE, { policySetId, key: 'limit', value: '500' }, read);
    expect(plan).toMatchObject({ action: 'replace', replacing: ['sensitive'] });
    expect(held.state).toMatchObject({ value: '500', sensitive: false });
  });

  it('is renamed in place unless it is sensitive', async () => {
    const plain = await make();
    expect((await open.core.plan(TYPE, { policySetId, key: 'renamed' }, plain)).action).toBe('update');
    const secret = await make({ key: 'secret', sensitive: true });
    expect(await open.core.plan(TYPE, { policySetId, key: 'renamed', sensitive: true }, secret)).toMatchObject({
      action: 'replace',
      replacing: ['key'],
    });
  });

  it('ends with its policy set, and is planned again', async () => {
    const object = await make();
    await store.send('DELETE', `/policy-sets/${policySetId}`);
    expect(await open.core.refresh(TYPE, object)).toBeUndefined();
    await open.core.destroy(TYPE, object);
  });

  it('is known to end with its policy set also after an import by its ID', async () => {
    const { state } = await make();
    const imported = (await open.core.import(TYPE, { id: `${policySetId}/${String(state.parameterId)}` }))!;
    await store.send('DELETE', `/policy-sets/${policySetId}`);
    expect(await open.core.refresh(TYPE, imported)).toBeUndefined();
  });

  it('is looked up by its key', async () => {
    const { state } = await make({ value: '500' });
    expect(await open.core.readData(TYPE, { policySetId, key: 'limit' })).toMatchObject({
      id: state.id,
      value: '500',
      sensitive: false,
    });
    await expect(open.core.readData(TYPE, { policySetId, key: 'other' })).rejects.toThrow('has no parameter `other`');
  });
});
