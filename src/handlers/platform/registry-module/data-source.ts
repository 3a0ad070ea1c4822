import { toAnswer } from './answer';
import { explained } from './curated';
import type { registryModuleData, registryModulesData } from './data-sources';
import { searchQuery } from './search';
import type { DataSourceHandlers } from '../../contract';
import { NotFound } from '../../errors';
import { fetchList } from '../fetch-list';
import { completeAddress, moduleId, modulePath, modulesPath } from '../module-address';

export const registryModuleDataSource: DataSourceHandlers<typeof registryModuleData> = {
  async read({ platform, signal }, config) {
    const address = completeAddress(config);
    const find = () => platform.find(modulePath(address), undefined, { signal });
    const found = await (address.registryName === 'public' ? explained(find) : find());
    if (!found) throw new NotFound(`There is no module ${moduleId(address)}, or the token may not read it.`);
    return toAnswer(found.data);
  },
};

export const registryModulesDataSource: DataSourceHandlers<typeof registryModulesData> = {
  async read({ platform, signal }, config) {
    const { data, totalCount } = await fetchList(platform, modulesPath(config.organization), searchQuery(config), config.maxResults, { signal });
    return { ...config, modules: data.map(toAnswer), totalCount };
  },
};
