import type { Values } from '../../../../src/definition/value';
import * as registry from '../../../../src/handlers';
import { Core } from '../../../support/environments/core';
import { describeOnOpenbao } from '../../../support/openbao';

const TYPE = 'lintel_secrets_mount';
const minimal: Values = { path: 'warehouse', type: 'database' };

describeOnOpenbao('secrets mounts', (service) => {
  let core: Core;
  beforeAll(async () => {
    for (const path of ['sys/namespaces/team', 'team/sys/namespaces/eu', 'sys/namespaces/shop']) {
      await service().data('POST', path, {});
    }
    core = await Core.start(registry, { secrets: service().settings });
  }, 60_000);
  afterAll(async () => {
    await core?.close();
  });
  afterEach(async () => {
    for (const namespace of ['', 'team/eu/', 'shop/']) {
      for (const path of ['warehouse', 'warehouse/inner', 'store']) {
        await service().ask('DELETE', `${namespace}sys/mounts/${path}`);
      }
    }
  });

  it('are in a namespace, imported and listed there, and nowhere else', async () => {
    const namespace = 'team/eu';
    const { held } = await core.apply(TYPE, { ...minimal, namespace });
    expect(held.state.id).toBe('team/eu/sys/mounts/warehouse');
    for (const source of [{ id: String(held.state.id) }, { identity: { namespace, path: 'warehouse' } }]) {
      const imported = (await core.import(TYPE, source))!;
      expect(imported.state).toEqual(held.state);
      expect((await core.plan(TYPE, { ...minimal, namespace }, imported)).changes).toEqual([]);
    }
    const there = await core.list(TYPE, { namespace });
    expect(there.map(({ identity }) => identity)).toContainEqual({ namespace, path: 'warehouse' });
    const here = await core.list(TYPE, {});
    expect(here.map(({ displayName }) => displayName)).not.toContain('warehouse');
    const { mounts } = await core.readData('lintel_secrets_mounts', { namespace, type: 'database' });
    expect(mounts).toMatchObject([{ path: 'warehouse' }]);
    await core.destroy(TYPE, held);
    expect(await core.refresh(TYPE, held)).toBeUndefined();
  });

  it('are refused with the name of a namespace that does not exist', async () => {
    const namespace = 'nowhere';
    for (const act of [
      () => core.apply(TYPE, { ...minimal, namespace }),
      () => core.readData(TYPE, { path: 'warehouse', namespace }),
      () => core.list(TYPE, { namespace }),
    ]) {
      await expect(act()).rejects.toThrow('The service has no namespace `nowhere`');
    }
  });

  it.each([
    ['to another path', {}, { path: 'store' }],
    ['within their namespace', { namespace: 'team/eu' }, { namespace: 'team/eu', path: 'store' }],
    ['to another namespace', { namespace: 'team/eu' }, { namespace: 'shop' }],
    ['out of their namespace', { namespace: 'team/eu' }, {}],
  ])('move %s with what they hold', async (_, from, to) => {
    const config = { ...minimal, remount: true, ...from };
    const { held } = await core.apply(TYPE, config);
    const prefix = 'namespace' in from ? `${from.namespace}/` : '';
    const role = { db_name: 'orders', creation_statements: ['CREATE ROLE "{{name}}"'] };
    await service().data('POST', `${prefix}warehouse/roles/app`, role);
    const moved = { ...minimal, remount: true, ...to };
    const { held: after, plan } = await core.apply(TYPE, moved, held);
    expect(plan.action).toBe('update');
    expect(after.state).toMatchObject({ accessor: held.state.accessor, uuid: held.state.uuid });
    const place = `${'namespace' in to ? `${to.namespace}/` : ''}${'path' in to ? to.path : 'warehouse'}`;
    expect(await service().data('GET', `${place}/roles/app`)).toMatchObject({ db_name: 'orders' });
    expect((await core.refreshAndPlan(TYPE, moved, after)).changes).toEqual([]);
    expect(await core.refresh(TYPE, held)).toBeUndefined();
    await expect(core.destroy(TYPE, after)).rejects.toThrow('`app` in `roles`');
    await service().data('DELETE', `${place}/roles/app`);
    await core.destroy(TYPE, after);
  });

  it('are neither found nor moved below another, and not refused as existing', async () => {
    const { held } = await core.apply(TYPE, { ...minimal, remount: true });
    const inner = { ...minimal, path: 'warehouse/inner', remount: true };
    await expect(core.readData(TYPE, { path: 'warehouse/inner' })).rejects.toThrow('There is no secrets mount');
    // The plan may take a list that is some seconds old.
    await expect(core.apply(TYPE, inner)).rejects.toThrow(/mounts can be neither above nor below each other/i);
    await expect(core.apply(TYPE, inner, held)).rejects.toThrow('has the secrets mount `warehouse` above it');
    await core.destroy(TYPE, held);
  });

  it('take the version that a built-in type runs', async () => {
    const { runningPluginVersion: pluginVersion } = await core.readData(TYPE, { path: 'database' });
    const config: Values = { ...minimal, pluginVersion };
    const { held } = await core.apply(TYPE, config);
    expect((await core.refreshAndPlan(TYPE, config, held)).changes).toEqual([]);
    expect((await core.plan(TYPE, minimal, held)).action).toBe('nothing');
    await expect(core.apply(TYPE, { ...minimal, pluginVersion: 'v9.9.9' }, held)).rejects.toThrow(
      'remove `plugin_version`',
    );
    await core.destroy(TYPE, held);
  });

  it.each([
    ['type', { ...minimal, type: 'oracle' }],
    ['default_lease_ttl', { ...minimal, defaultLeaseTtl: '9000h' }],
  ])('with another `%s` than the service takes are refused at the attribute', async (name, config) => {
    await expect(core.apply(TYPE, config)).rejects.toThrow(name);
  });
});
