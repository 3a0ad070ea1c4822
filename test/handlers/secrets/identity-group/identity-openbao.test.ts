import type { Values } from '../../../../src/definition/value';
import * as registry from '../../../../src/handlers';
import { Core, type Held } from '../../../support/environments/core';
import { describeOnOpenbao } from '../../../support/openbao';

describeOnOpenbao('identities', (service) => {
  let core: Core;
  beforeAll(async () => {
    await service().data('POST', 'sys/namespaces/team', {});
    core = await Core.start(registry, { secrets: service().settings });
  }, 60_000);
  afterAll(async () => {
    await core?.close();
  });

  it.each([undefined, 'team'])('are created, quiet, imported and destroyed in the namespace %s', async (namespace) => {
    const below = namespace === undefined ? '' : `${namespace}/`;
    await service().data('POST', `${below}sys/auth/people`, { type: 'userpass' });
    const methods = (await service().data('GET', `${below}sys/auth`)) as Record<string, { accessor: string }>;
    const mountAccessor = methods['people/']!.accessor;
    const made: [string, Held][] = [];
    const apply = async (type: string, own: Values) => {
      const config: Values = { ...own, namespace };
      const { held } = await core.apply(type, config);
      expect((await core.refreshAndPlan(type, config, held)).changes).toEqual([]);
      made.push([type, held]);
      return held.state;
    };
    await apply('lintel_userpass_user', {
      mount: 'people',
      username: 'alice',
      password: 'first',
      tokenPolicies: ['app'],
    });
    const { entityId } = await apply('lintel_identity_entity', { policies: ['app'], metadata: { team: 'web' } });
    await apply('lintel_identity_entity_alias', { name: 'Alice', mountAccessor, canonicalId: entityId });
    await apply('lintel_identity_group', { name: 'platform', memberEntityIds: [entityId!], policies: ['metrics'] });
    const { groupId } = await apply('lintel_identity_group', { name: 'deployers', type: 'external' });
    await apply('lintel_identity_group_alias', { name: 'Deployers', mountAccessor, canonicalId: groupId });
    for (const [type, held] of made.reverse()) {
      const imported = await core.import(type, { id: String(held.state.id) });
      expect([type, imported?.state.id]).toEqual([type, held.state.id]);
      await core.destroy(type, held);
      expect([type, await core.refresh(type, held)]).toEqual([type, undefined]);
    }
  });
});
