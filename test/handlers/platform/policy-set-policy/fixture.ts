import type { FixtureFile, WrongConfiguration } from '../../../support/environments/fixture';
import { attachmentFixture, wrongAttachment } from '../shared/attachment-fixture';

export const createFixture = attachmentFixture({
  member: 'policyId',
  relationship: 'policies',
  type: 'policies',
  members: async (store) => {
    // The sets of the fixture have the first framework, which dialects spell differently.
    const kind = String((await store.send('GET', '/policy-sets/polset-base')).data.attributes.kind);
    return [await store.policy('shared-1', kind), await store.policy('shared-2', kind)];
  },
});

export const queries: FixtureFile['queries'] = {
  list: { lintel_policy_set_policy: ({ policySetId }) => ({ policySetId }) },
};

export const wrong = wrongAttachment('policyId', 'pol');

export const wrongData: { readonly [type: string]: readonly WrongConfiguration[] } = {};
