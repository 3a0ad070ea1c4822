import type { Query } from '../../../clients/path';
import type { DataSourceHandlers, ListResourceHandlers } from '../../contract';
import { NotFound } from '../../errors';
import { fetchList } from '../shared/fetch-list';
import { explained } from '../shared/registry/curation';
import { completeAddress, moduleId, modulePath, modulesPath } from '../shared/registry/module-address';
import type { registryModuleData, registryModulesData, registryModule, registryModuleList } from './definition';
import { tagsOf, toState } from './resource/state';

export const registryModuleDataSource: DataSourceHandlers<typeof registryModuleData> = {
  async read({ platform, signal }, config) {
    const address = completeAddress(config);
    const find = () => platform.find(modulePath(address), undefined, { signal });
    const found = await (address.registryName === 'public' ? explained('modules', find) : find());
    if (!found) {
      throw new NotFound(`The module ${moduleId(address)} does not exist, or the token lacks permission to read it.`);
    }
    const tags = address.registryName === 'private' ? await tagsOf(platform, found.data.id, { signal }) : undefined;
    return { ...toState(found.data), tags };
  },
};

export const registryModulesDataSource: DataSourceHandlers<typeof registryModulesData> = {
  async read({ platform, signal }, config) {
    const { data, totalCount } = await fetchList(
      platform,
      modulesPath(config.organization),
      searchQuery(config),
      config.maxResults,
      { signal },
    );
    return { ...config, modules: data.map(toState), totalCount };
  },
};

/** The list contains complete modules, so none is read individually. */
export const registryModuleListResource: ListResourceHandlers<typeof registryModuleList, typeof registryModule> = {
  async *list({ platform, signal }, config, { withObject }) {
    for await (const { data } of platform.pages(modulesPath(config.organization), searchQuery(config), { signal })) {
      for (const module of data.map(toState)) {
        const { organization, registryName, namespace, name, moduleProvider } = module;
        yield {
          displayName: `${namespace}/${name}/${moduleProvider}`,
          identity: { organization, registryName, namespace, name, moduleProvider },
          ...(withObject ? { object: module } : {}),
        };
      }
    }
  },
};

interface Search {
  readonly q?: string;
  readonly filterRegistryName?: string;
  readonly filterProvider?: string;
  readonly filterOrganizationName?: string;
}

function searchQuery({ q, filterRegistryName, filterProvider, filterOrganizationName }: Search): Query {
  return {
    q,
    'filter[registry_name]': filterRegistryName,
    'filter[provider]': filterProvider,
    'filter[organization_name]': filterOrganizationName,
  };
}
