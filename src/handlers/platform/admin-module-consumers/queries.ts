import type { DataSourceHandlers, ListResourceHandlers } from '../../contract';
import { NotFound } from '../../errors';
import {
  consumersPath,
  explainUnknown,
  lookAtOrganization,
  sharesGlobally,
  organizationPages,
  readConsumers,
} from '../shared/administration';
import { fetchList } from '../shared/fetch-list';
import type { adminModuleConsumersData, adminModuleConsumers, adminModuleConsumersList } from './definition';

export const adminModuleConsumersDataSource: DataSourceHandlers<typeof adminModuleConsumersData> = {
  async read({ platform, signal }, config) {
    const { organization } = config;
    const found = await lookAtOrganization(platform, organization, { signal });
    if (!found) throw new NotFound(`The organization \`${organization}\` does not exist.`);
    const { data, totalCount } = await fetchList(platform, consumersPath(organization), {}, config.maxResults, {
      signal,
    }).catch(explainUnknown(organization));
    return {
      ...config,
      id: organization,
      consumers: data.map(({ id }) => id),
      globalModuleSharing: sharesGlobally(found),
      totalCount,
    };
  },
};

/** The list shows which organizations share modules; their consumers take one request per organization. */
export const adminModuleConsumersListResource: ListResourceHandlers<
  typeof adminModuleConsumersList,
  typeof adminModuleConsumers
> = {
  async *list({ platform, signal }, config, { withObject }) {
    for await (const { data } of organizationPages(platform, { ...config, filterModuleProducer: true }, { signal })) {
      for (const found of data) {
        if (sharesGlobally(found)) continue;
        const { id: organization } = found;
        const whole = async () => ({
          id: organization,
          organization,
          globalModuleSharing: false,
          consumers: await readConsumers(platform, organization, { signal }),
        });
        yield {
          displayName: organization,
          identity: { organization },
          ...(withObject ? { object: await whole() } : {}),
        };
      }
    }
  },
};
