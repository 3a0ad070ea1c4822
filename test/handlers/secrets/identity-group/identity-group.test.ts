import * as registry from '../../../../src/handlers';
import { Proxied, openProxied } from '../../../support/environments/proxied';
import { provideIdentity } from '../shared/identity';

const TYPE = 'lintel_identity_group';

let open: Proxied;
beforeEach(async () => {
  open = await openProxied(registry);
});
afterEach(async () => {
  await open.close();
});

describe('a group', () => {
  it('keeps the members that others add while none are configured', async () => {
    const { held } = await open.core.apply(TYPE, { name: 'platform' });
    const entity = await provideIdentity(open.service, 'entity', { name: 'alice' });
    await open.service.request('POST', `/v1/identity/group/id/${String(held.state.groupId)}`, {
      body: { member_entity_ids: [entity] },
    });
    expect((await open.core.refreshAndPlan(TYPE, { name: 'platform' }, held)).changes).toEqual([]);
    const { held: emptied } = await open.core.apply(TYPE, { name: 'platform', memberEntityIds: [] }, held);
    expect(emptied.state.memberEntityIds).toEqual([]);
  });
});
