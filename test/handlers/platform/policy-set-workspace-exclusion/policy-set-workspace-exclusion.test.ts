import { openAttachments, type Attachments } from '../shared/attachments';

let open: Attachments;
beforeEach(async () => {
  open = await openAttachments('lintel_policy_set_workspace_exclusion', 'workspaceId');
});
afterEach(async () => {
  await open.close();
});

describe('a workspace that is excluded from a policy set', () => {
  it('is refused by the plan if the policy set configures all of them', async () => {
    await open.refusedBesideOwned('excludedWorkspaceIds', 'ws-app');
  });

  it('is refused by the plan if the workspace is attached', async () => {
    const policySetId = await open.store.set('shared');
    await open.store.members(policySetId, 'workspaces', 'workspaces', ['ws-app']);
    await expect(open.make({ policySetId, workspaceId: 'ws-app' })).rejects.toThrow('is attached to ws-app');
  });

  it('is refused by the plan if the same run attaches the workspace, by a resource or by the policy set', async () => {
    const { core, settings } = open.proxied;
    const { held } = await core.apply('lintel_policy_set', { organization: 'acme', name: 'owner' });
    const exclusion = { policySetId: String(held.state.id), workspaceId: 'ws-app' };
    await core.plan('lintel_policy_set_workspace', exclusion);
    await expect(core.plan(open.type, exclusion)).rejects.toThrow('The workspace is attached and excluded');

    await core.configure(settings);
    const set = { organization: 'acme', name: 'owner', workspaceIds: ['ws-app'] };
    await core.plan('lintel_policy_set', set, held);
    await expect(core.plan(open.type, exclusion)).rejects.toThrow('The workspace is attached and excluded');

    await core.configure(settings);
    await core.plan(open.type, exclusion);
    await expect(core.plan('lintel_policy_set', set, held)).rejects.toThrow('The workspace is attached and excluded');
  });

  it('is imported by names', async () => {
    await open.importedByNames(await open.store.set('shared'), 'ws-app', '/workspaces');
  });
});
