import type { Values } from '../../../../src/definition/value';
import * as registry from '../../../../src/handlers';
import { Core } from '../../../support/environments/core';
import { describeOnOpenbao } from '../../../support/openbao';

const TYPE = 'lintel_password_policy';
const config: Values = {
  namespace: 'team/eu',
  name: 'apps/database',
  length: 24,
  rules: [{ charset: 'abc"\\${' }, { charset: '0123456789', minChars: 2 }],
};

describeOnOpenbao('password policies', (service) => {
  let core: Core;
  beforeAll(async () => {
    await service().data('POST', 'sys/namespaces/team', {});
    await service().data('POST', 'team/sys/namespaces/eu', {});
    core = await Core.start(registry, { secrets: service().settings });
  }, 60_000);
  afterAll(async () => {
    await core?.close();
  });

  it('are in a namespace, imported and listed there, and nowhere else', async () => {
    const { held } = await core.apply(TYPE, config);
    expect(held.state.id).toBe('team/eu/sys/policies/password/apps/database');
    const { namespace, name } = config as { readonly namespace: string; readonly name: string };
    for (const source of [{ id: String(held.state.id) }, { identity: { namespace, name } }]) {
      const imported = (await core.import(TYPE, source))!;
      expect(imported.state).toEqual(held.state);
      expect((await core.plan(TYPE, config, imported)).changes).toEqual([]);
    }
    expect(await core.list(TYPE, { namespace })).toMatchObject([{ identity: { namespace, name } }]);
    expect(await core.list(TYPE, {})).toEqual([]);
    expect(await core.readData('lintel_password_policies', { namespace })).toMatchObject({ names: [name] });
    expect(await core.readData(TYPE, { namespace, name })).toMatchObject({ length: 24, policy: held.state.policy });
    const { password } = await service().data('GET', `${String(held.state.id)}/generate`);
    expect(password).toMatch(/^[abc"\\${0-9]{24}$/);
    await core.destroy(TYPE, held);
    expect((await service().ask('GET', String(held.state.id))).status).toBe(404);
  });

  it('are refused with the name of a namespace that does not exist', async () => {
    await expect(core.apply(TYPE, { ...config, namespace: 'nowhere' })).rejects.toThrow(
      'The service has no namespace `nowhere`',
    );
  });

  it('are not kept if the generator never meets them', async () => {
    const rules = [...'abcdefghijklmnopqrstuvwxyz'].map((charset) => ({ charset, minChars: 1 }));
    await expect(core.apply(TYPE, { name: 'impossible', length: 26, rules })).rejects.toThrow(
      'cannot generate passwords by the policy `impossible`',
    );
    expect((await service().ask('GET', 'sys/policies/password/impossible')).status).toBe(404);
  }, 60_000);
});
