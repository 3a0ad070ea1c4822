import { toAnswer } from './answer';
import type { adminOrganization } from './definition';
import type { adminOrganizationList } from './list-resources';
import type { ListResourceHandlers } from '../../contract';
import { organizationPages } from '../administration';

/** The pages of the list hold whole organizations. */
export const adminOrganizationListResource: ListResourceHandlers<typeof adminOrganizationList, typeof adminOrganization> = {
  async* list({ platform, signal }, config, { withObject }) {
    for await (const { data } of organizationPages(platform, config, { signal })) {
      for (const found of data) yield { displayName: found.id, identity: { name: found.id }, ...withObject ? { object: toAnswer(found) } : {} };
    }
  },
};
