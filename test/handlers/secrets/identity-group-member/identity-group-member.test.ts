import * as registry from '../../../../src/handlers';
import { Proxied, openProxied } from '../../../support/environments/proxied';
import { refusal } from '../../../support/environments/refusal';
import { provideIdentity } from '../shared/identity';

const TYPE = 'lintel_identity_group_member';

let open: Proxied;
let groupId: string;
beforeEach(async () => {
  open = await openProxied(registry, { dialects: { secrets: 'openbao' } });
  groupId = await provideIdentity(open.service, 'group', { name: 'platform' });
});
afterEach(async () => {
  await open.close();
});

const entity = (name: string) => provideIdentity(open.service, 'entity', { name });
const groupPath = () => `/v1/identity/group/id/${groupId}`;
const group = async () => (await open.service.request('GET', groupPath())).body.data;
const asked = (method: string) => open.proxy.passed.filter((one) => one.method === method && one.path === groupPath());

describe('a member of a group', () => {
  it('joins and leaves beside others, many of them by few requests', async () => {
    const others = [await entity('zoe')];
    await open.service.request('POST', groupPath(), { body: { member_entity_ids: others, policies: ['app'] } });
    const ids = await Promise.all(Array.from({ length: 40 }, (_, number) => entity(`person-${number}`)));
    const made = await Promise.all(ids.map((entityId) => open.core.apply(TYPE, { groupId, entityId })));
    expect((await group()).member_entity_ids.sort()).toEqual([...others, ...ids].sort());
    expect(asked('POST').length).toBeLessThan(10);
    open.proxy.passed.splice(0);
    await Promise.all(made.map(({ held }) => open.core.refresh(TYPE, held)));
    expect(asked('GET').length).toBeLessThan(10);
    await Promise.all(made.map(({ held }) => open.core.destroy(TYPE, held)));
    expect(await group()).toMatchObject({ member_entity_ids: others, policies: ['app'] });
  });

  it('that does not exist is named, and keeps no other one from joining', async () => {
    const entityId = await entity('alice');
    const [failed, made] = await Promise.all([
      refusal(open.core.apply(TYPE, { groupId, entityId: 'nobody' })),
      open.core.apply(TYPE, { groupId, entityId }),
    ]);
    expect(failed.message).toContain('There is no such entity: `nobody`');
    expect((await group()).member_entity_ids).toEqual([made.held.state.entityId]);
  });

  it('is written again if another client’s write has undone it, and three times at most', async () => {
    const [entityId, otherId] = [await entity('alice'), await entity('bob')];
    let undone = 0;
    let most = 2;
    open.proxy.watch = async ({ method, path, forward, response }) => {
      if (method !== 'POST' || path !== groupPath() || undone >= most) return;
      undone++;
      const reply = await forward();
      await open.service.request('POST', groupPath(), { body: { member_entity_ids: [] } });
      response(reply);
    };
    await open.core.apply(TYPE, { groupId, entityId });
    expect([undone, (await group()).member_entity_ids]).toEqual([2, [entityId]]);
    most = 9;
    const { message } = await refusal(open.core.apply(TYPE, { groupId, entityId: otherId }));
    expect([undone, message]).toEqual([5, expect.stringContaining('somebody else writes this group too')]);
  });

  it('is refused beside a group that names its members', async () => {
    const entityId = await entity('alice');
    const config = { name: 'deployers', memberEntityIds: [await entity('bob')] };
    const { held } = await open.core.apply('lintel_identity_group', config);
    const member = { groupId: String(held.state.groupId), entityId };
    // The same run has created the group: no plan knew its id.
    expect((await refusal(open.core.plan(TYPE, member))).message).toContain('removes this member with each apply');
    await open.core.plan('lintel_identity_group', config, held);
    expect((await refusal(open.core.plan(TYPE, member))).message).toContain('removes this member with each apply');
    const superfluous = { ...member, entityId: config.memberEntityIds[0]! };
    expect((await refusal(open.core.plan(TYPE, superfluous))).message).toContain('superfluous');
    await open.core.plan(TYPE, { groupId: held.state.groupId!, memberGroupId: groupId });
  });

  it('of an external group is refused, as is a group in itself, or one that is gone', async () => {
    const external = await provideIdentity(open.service, 'group', { name: 'people', type: 'external' });
    const entityId = await entity('alice');
    expect((await refusal(open.core.plan(TYPE, { groupId: external, entityId }))).message).toContain('it is external');
    const itself = open.core.plan(TYPE, { groupId, memberGroupId: groupId });
    expect((await refusal(itself)).message).toContain('cannot be a member of itself');
    const gone = open.core.apply(TYPE, { groupId: 'gone', entityId });
    expect((await refusal(gone)).message).toContain('There is no group `identity/group/id/gone`');
  });

  it('is gone with its group', async () => {
    const { held } = await open.core.apply(TYPE, { groupId, entityId: await entity('alice') });
    await open.service.request('DELETE', groupPath());
    expect(await open.core.refresh(TYPE, held)).toBeUndefined();
    await open.core.destroy(TYPE, held);
  });
});
