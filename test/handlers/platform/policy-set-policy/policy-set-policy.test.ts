import { openAttachments, type Attachments } from '../shared/attachments';

let open: Attachments;
beforeEach(async () => {
  open = await openAttachments('lintel_policy_set_policy', 'policyId');
});
afterEach(async () => {
  await open.close();
});

describe('a policy in a policy set', () => {
  it('is refused by the plan if the policy set configures all of them', async () => {
    await open.refusedBesideOwned('policyIds', 'pol-1');
  });

  it('that has another kind is refused by the plan', async () => {
    const policySetId = await open.store.set('shared');
    const policyId = await open.store.policy('restrict', 'opa');
    await expect(open.make({ policySetId, policyId })).rejects.toThrow('is of the kind "opa"');
  });

  it('that exists is not taken over', async () => {
    const policySetId = await open.store.set('shared');
    const policyId = await open.store.policy('restrict');
    await open.make({ policySetId, policyId });
    await expect(open.make({ policySetId, policyId })).rejects.toThrow(
      `terraform import lintel_policy_set_policy.<name> ${policySetId}/${policyId}`,
    );
  });

  it('is imported by names', async () => {
    await open.importedByNames(await open.store.set('shared'), await open.store.policy('restrict'), '/policies');
  });
});
