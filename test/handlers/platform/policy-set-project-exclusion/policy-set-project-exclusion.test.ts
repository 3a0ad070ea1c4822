import { openAttachments, type Attachments } from '../shared/attachments';

let open: Attachments;
beforeEach(async () => {
  open = await openAttachments('lintel_policy_set_project_exclusion', 'projectId');
});
afterEach(async () => {
  await open.close();
});

describe('a project that is excluded from a policy set', () => {
  it('is refused by the plan if the policy set configures all of them', async () => {
    await open.refusedBesideOwned('excludedProjectIds', 'prj-default', { global: true });
  });

  it('is refused by the plan if the policy set is not global', async () => {
    const policySetId = await open.store.set('shared');
    await expect(open.make({ policySetId, projectId: 'prj-default' })).rejects.toThrow('is not global');
  });

  it('is refused by a release of the service that has no project exclusions', async () => {
    await open.proxied.service.control.settings({ projectExclusions: false } as never);
    const policySetId = await open.store.set('global', { global: true });
    await expect(open.make({ policySetId, projectId: 'prj-default' })).rejects.toThrow(
      'this release seems to have none',
    );
  });

  it('is imported by names', async () => {
    await open.importedByNames(await open.store.set('global', { global: true }), 'prj-default', '/projects');
  });
});
