import * as registry from '../../../../src/handlers';
import { Proxied, openProxied } from '../../../support/environments/proxied';
import { refusal } from '../../../support/environments/refusal';

const TYPE = 'lintel_identity_entity';

let open: Proxied;
beforeEach(async () => {
  open = await openProxied(registry);
});
afterEach(async () => {
  await open.close();
});

describe('an entity', () => {
  it('gets a name of the kind that the service chooses, and is found by it', async () => {
    const { held } = await open.core.apply(TYPE, { policies: ['App'] });
    expect(held.state.name).toMatch(/^entity_[0-9a-f]{8}$/);
    expect(held.state.id).toBe(`identity/entity/id/${String(held.state.entityId)}`);
    expect((await open.core.refreshAndPlan(TYPE, { policies: ['App'] }, held)).changes).toEqual([]);
  });

  it('is not taken over by a create with its name in another spelling', async () => {
    await open.core.apply(TYPE, { name: 'alice' });
    const { message } = await refusal(open.core.apply(TYPE, { name: 'Alice' }));
    expect(message).toContain('terraform import lintel_identity_entity.<name> identity/entity/name/Alice');
  });

  it('is imported by its name, and renamed in place', async () => {
    const { held } = await open.core.apply(TYPE, { name: 'alice' });
    const imported = (await open.core.import(TYPE, { id: 'identity/entity/name/alice' }))!;
    expect(imported.state.entityId).toBe(held.state.entityId);
    const { held: renamed } = await open.core.apply(TYPE, { name: 'alicia' }, imported);
    expect(renamed.state).toMatchObject({ name: 'alicia', entityId: held.state.entityId });
  });

  it('keeps the policies that others give it while none are configured', async () => {
    const { held } = await open.core.apply(TYPE, { name: 'alice' });
    await open.service.request('POST', `/v1/identity/entity/id/${String(held.state.entityId)}`, {
      body: { policies: ['app'] },
    });
    expect((await open.core.refreshAndPlan(TYPE, { name: 'alice' }, held)).changes).toEqual([]);
    expect((await open.core.refreshAndPlan(TYPE, { name: 'alice', policies: [] }, held)).changes).not.toEqual([]);
  });
});
