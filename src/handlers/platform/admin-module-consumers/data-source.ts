import type { adminModuleConsumersData } from './data-sources';
import type { DataSourceHandlers } from '../../contract';
import { NotFound } from '../../errors';
import { consumersPath, explainUnknown, lookAtOrganization, sharesGlobally } from '../administration';
import { fetchList } from '../fetch-list';

export const adminModuleConsumersDataSource: DataSourceHandlers<typeof adminModuleConsumersData> = {
  async read({ platform, signal }, config) {
    const { organization } = config;
    const found = await lookAtOrganization(platform, organization, { signal });
    if (!found) throw new NotFound(`There is no organization named \`${organization}\`.`);
    const { data, totalCount } = await fetchList(platform, consumersPath(organization), {}, config.maxResults, { signal }).catch(explainUnknown(organization));
    return { ...config, id: organization, consumers: data.map(({ id }) => id), globalModuleSharing: sharesGlobally(found), totalCount };
  },
};
