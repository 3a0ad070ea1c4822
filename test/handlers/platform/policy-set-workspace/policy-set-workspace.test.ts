import { openAttachments, type Attachments } from '../shared/attachments';

let open: Attachments;
beforeEach(async () => {
  open = await openAttachments('lintel_policy_set_workspace', 'workspaceId');
});
afterEach(async () => {
  await open.close();
});

describe('a workspace of a policy set', () => {
  it('is refused by the plan if the policy set configures all of them', async () => {
    await open.refusedBesideOwned('workspaceIds', 'ws-app');
  });

  it('is refused by the plan if the policy set is global, or excludes it', async () => {
    const global = await open.store.set('global', { global: true });
    await expect(open.make({ policySetId: global, workspaceId: 'ws-app' })).rejects.toThrow('is global');
    const policySetId = await open.store.set('shared');
    await open.store.members(policySetId, 'workspace-exclusions', 'workspaces', ['ws-app']);
    await expect(open.make({ policySetId, workspaceId: 'ws-app' })).rejects.toThrow('excludes ws-app');
  });

  it('ends with its policy set, and is planned again', async () => {
    const policySetId = await open.store.set('shared');
    const object = await open.make({ policySetId, workspaceId: 'ws-app' });
    await open.store.send('DELETE', `/policy-sets/${policySetId}`);
    expect(await open.proxied.core.refresh(open.type, object)).toBeUndefined();
    await open.proxied.core.destroy(open.type, object);
  });

  it('is gone without an error if the policy set has become global', async () => {
    const policySetId = await open.store.set('shared');
    const object = await open.make({ policySetId, workspaceId: 'ws-app' });
    await open.store.send('PATCH', `/policy-sets/${policySetId}`, {
      data: { type: 'policy-sets', attributes: { global: true } },
    });
    await open.proxied.core.destroy(open.type, object);
  });

  it('is imported by names', async () => {
    await open.importedByNames(await open.store.set('shared'), 'ws-app', '/workspaces');
  });
});
