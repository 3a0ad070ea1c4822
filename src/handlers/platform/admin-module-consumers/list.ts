import type { adminModuleConsumers } from './definition';
import type { adminModuleConsumersList } from './list-resources';
import type { ListResourceHandlers } from '../../contract';
import { organizationPages, readConsumers, sharesGlobally } from '../administration';

/** The list tells who shares; with whom costs a request for each organization that is wanted whole. */
export const adminModuleConsumersListResource: ListResourceHandlers<typeof adminModuleConsumersList, typeof adminModuleConsumers> = {
  async* list({ platform, signal }, config, { withObject }) {
    for await (const { data } of organizationPages(platform, { ...config, filterModuleProducer: true }, { signal })) {
      for (const found of data) {
        if (sharesGlobally(found)) continue;
        const { id: organization } = found;
        const whole = async () => ({ id: organization, organization, globalModuleSharing: false, consumers: await readConsumers(platform, organization, { signal }) });
        yield { displayName: organization, identity: { organization }, ...withObject ? { object: await whole() } : {} };
      }
    }
  },
};
