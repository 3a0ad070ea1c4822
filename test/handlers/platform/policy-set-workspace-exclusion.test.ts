import { openAttachments, type Attachments } from './policy-set-attachments';

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
});
