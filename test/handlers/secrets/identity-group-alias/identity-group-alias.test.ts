import * as registry from '../../../../src/handlers';
import { Proxied, openProxied } from '../../../support/environments/proxied';
import { refusal } from '../../../support/environments/refusal';
import { provideAccessor, provideIdentity } from '../shared/identity';

const TYPE = 'lintel_identity_group_alias';

let open: Proxied;
beforeEach(async () => {
  open = await openProxied(registry);
});
afterEach(async () => {
  await open.close();
});

describe('an alias of a group', () => {
  it('is refused for an internal group, and for a group that has one', async () => {
    const mountAccessor = await provideAccessor(open.service, 'ci', 'jwt');
    const internal = await provideIdentity(open.service, 'group', { name: 'inside' });
    const external = await provideIdentity(open.service, 'group', { name: 'outside', type: 'external' });
    const config = { name: 'deployers', mountAccessor };
    expect(await refusal(open.core.apply(TYPE, { ...config, canonicalId: internal }))).toMatchObject({
      reported: [{ path: ['canonicalId'] }],
    });
    const { held } = await open.core.apply(TYPE, { ...config, canonicalId: external });
    const { message } = await refusal(open.core.apply(TYPE, { ...config, name: 'others', canonicalId: external }));
    expect(message).toContain(`identity/group-alias/id/${String(held.state.aliasId)}`);
  });
});
