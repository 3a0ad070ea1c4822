import type { Values } from '../../../../src/definition/value';
import * as registry from '../../../../src/handlers';
import { Core } from '../../../support/environments/core';
import { describeOnOpenbao } from '../../../support/openbao';

const TYPE = 'lintel_auth_mount';
const minimal: Values = { path: 'apps', type: 'approle' };

describeOnOpenbao('auth mounts', (service) => {
  let core: Core;
  beforeAll(async () => {
    await service().data('POST', 'sys/namespaces/team', {});
    core = await Core.start(registry, { secrets: service().settings });
  }, 60_000);
  afterAll(async () => {
    await core?.close();
  });
  afterEach(async () => {
    for (const path of ['sys/auth/apps', 'sys/auth/services', 'team/sys/auth/apps']) {
      await service().ask('DELETE', path);
    }
  });

  it('are in a namespace, imported and listed there, and nowhere else', async () => {
    const namespace = 'team';
    const config = { ...minimal, namespace };
    const { held } = await core.apply(TYPE, config);
    expect(held.state.id).toBe('team/sys/auth/apps');
    for (const source of [{ id: String(held.state.id) }, { identity: { namespace, path: 'apps' } }]) {
      const imported = (await core.import(TYPE, source))!;
      expect((await core.plan(TYPE, config, imported)).changes).toEqual([]);
    }
    expect(await core.list(TYPE, { namespace })).toMatchObject([{ identity: { namespace, path: 'apps' } }]);
    expect(await core.list(TYPE, {})).toEqual([]);
    await core.destroy(TYPE, held);
    expect(await core.refresh(TYPE, held)).toBeUndefined();
  });

  it.each([
    ['to another path', { ...minimal, path: 'services' }, 'auth/services'],
    ['to a namespace', { ...minimal, namespace: 'team' }, 'team/auth/apps'],
  ])('move %s with their roles', async (_, to, place) => {
    const { held } = await core.apply(TYPE, { ...minimal, remount: true });
    await service().data('POST', 'auth/apps/role/web', {});
    const { held: after, plan } = await core.apply(TYPE, { ...to, remount: true }, held);
    expect([plan.action, after.state.accessor]).toEqual(['update', held.state.accessor]);
    expect(await service().data('GET', `${place}/role/web`)).toMatchObject({ bind_secret_id: true });
    await expect(core.destroy(TYPE, after)).rejects.toThrow('`web` in `role`');
    await service().data('DELETE', `${place}/role/web`);
    await core.destroy(TYPE, after);
  });

  it('are not found below another', async () => {
    const { held } = await core.apply(TYPE, minimal);
    await expect(core.readData(TYPE, { path: 'apps/inner' })).rejects.toThrow('There is no auth mount');
    await expect(core.apply(TYPE, { ...minimal, path: 'apps/inner' })).rejects.toThrow(
      /mounts can be neither above nor below each other/i,
    );
    await core.destroy(TYPE, held);
  });

  it('of a type that is not there are refused at the attribute', async () => {
    await expect(core.apply(TYPE, { ...minimal, type: 'oracle' })).rejects.toThrow('Check the spelling of `type`');
  });
});
