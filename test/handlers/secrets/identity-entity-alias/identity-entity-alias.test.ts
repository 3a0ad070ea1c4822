import * as registry from '../../../../src/handlers';
import { Proxied, openProxied } from '../../../support/environments/proxied';
import { refusal } from '../../../support/environments/refusal';
import { provideAccessor, provideIdentity } from '../shared/identity';

const TYPE = 'lintel_identity_entity_alias';

let open: Proxied;
beforeEach(async () => {
  open = await openProxied(registry);
});
afterEach(async () => {
  await open.close();
});

describe('an alias of an entity', () => {
  it('is not taken over from the entity that has it, and is imported by what it is called there', async () => {
    const mountAccessor = await provideAccessor(open.service, 'people', 'userpass');
    const canonicalId = await provideIdentity(open.service, 'entity', { name: 'alice' });
    const other = await provideIdentity(open.service, 'entity', { name: 'bob' });
    const config = { name: 'alice', mountAccessor, canonicalId };
    const { held } = await open.core.apply(TYPE, config);
    const { message } = await refusal(open.core.apply(TYPE, { ...config, name: 'ALICE', canonicalId: other }));
    expect(message).toContain(`identity/entity-alias/${mountAccessor}/ALICE`);
    const imported = (await open.core.import(TYPE, { id: `identity/entity-alias/${mountAccessor}/alice` }))!;
    expect(imported.state.aliasId).toBe(held.state.aliasId);
    expect((await open.core.plan(TYPE, config, imported)).changes).toEqual([]);
  });

  it('moves to another entity in place', async () => {
    const mountAccessor = await provideAccessor(open.service, 'people', 'userpass');
    const [alice, bob] = [
      await provideIdentity(open.service, 'entity', { name: 'alice' }),
      await provideIdentity(open.service, 'entity', { name: 'bob' }),
    ];
    const { held } = await open.core.apply(TYPE, { name: 'alice', mountAccessor, canonicalId: alice });
    const { held: moved } = await open.core.apply(TYPE, { name: 'alice', mountAccessor, canonicalId: bob }, held);
    expect(moved.state).toMatchObject({ canonicalId: bob, aliasId: held.state.aliasId });
  });
});
