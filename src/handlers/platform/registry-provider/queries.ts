import type { Query } from '../../../clients/path';
import type { DataSourceHandlers, ListResourceHandlers } from '../../contract';
import { NotFound } from '../../errors';
import { fetchList } from '../shared/fetch-list';
import { explained } from '../shared/registry/curation';
import { completeProviderAddress, providerId, providerPath, providersPath } from '../shared/registry/provider-address';
import type { registryProvider, registryProviderData, registryProviderList, registryProvidersData } from './definition';
import { toState } from './resource';

export const registryProviderDataSource: DataSourceHandlers<typeof registryProviderData> = {
  async read({ platform, signal }, config) {
    const address = completeProviderAddress(config);
    const find = () => platform.find(providerPath(address), undefined, { signal });
    const found = await (address.registryName === 'public' ? explained('providers', find) : find());
    if (found) return toState(found.data);
    throw new NotFound(`The provider ${providerId(address)} does not exist, or the token lacks permission to read it.`);
  },
};

export const registryProvidersDataSource: DataSourceHandlers<typeof registryProvidersData> = {
  async read({ platform, signal }, config) {
    const { organization, filterOrganizationName, maxResults } = config;
    const query = { ...searchQuery(config), 'filter[organization_name]': filterOrganizationName };
    const { data, totalCount } = await fetchList(platform, providersPath(organization), query, maxResults, { signal });
    return { ...config, providers: data.map(toState), totalCount };
  },
};

/** The list contains complete providers, so none is read individually. */
export const registryProviderListResource: ListResourceHandlers<typeof registryProviderList, typeof registryProvider> =
  {
    async *list({ platform, signal }, config, { withObject }) {
      for await (const { data } of platform.pages(providersPath(config.organization), searchQuery(config), {
        signal,
      })) {
        for (const object of data.map(toState)) {
          const { organization, registryName, namespace, name } = object;
          yield {
            displayName: `${namespace}/${name}`,
            identity: { organization, registryName, namespace, name },
            ...(withObject ? { object } : {}),
          };
        }
      }
    },
  };

interface Search {
  readonly q?: string;
  readonly filterRegistryName?: string;
}

function searchQuery({ q, filterRegistryName }: Search): Query {
  return { q, 'filter[registry_name]': filterRegistryName };
}
