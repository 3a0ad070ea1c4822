import { openAttachments, type Attachments } from '../shared/attachments';

let open: Attachments;
beforeEach(async () => {
  open = await openAttachments('lintel_policy_set_project', 'projectId');
});
afterEach(async () => {
  await open.close();
});

describe('a project of a policy set', () => {
  it('is refused by the plan if the policy set configures all of them', async () => {
    await open.refusedBesideOwned('projectIds', 'prj-default');
  });

  it('is refused by the plan if the policy set is global', async () => {
    const policySetId = await open.store.set('global', { global: true });
    await expect(open.make({ policySetId, projectId: 'prj-default' })).rejects.toThrow('is global');
  });

  it('is imported by names', async () => {
    await open.importedByNames(await open.store.set('shared'), 'prj-default', '/projects');
  });
});
