import type { DataSourceHandlers, ListResourceHandlers } from '../../contract';
import { NotFound } from '../../errors';
import { fetchList } from '../shared/fetch-list';
import { providerAddressOfId } from '../shared/registry/provider-address';
import {
  findPlatforms,
  providerVersionPath,
  providerVersionsPath,
  toVersion,
  versionIn,
} from '../shared/registry/provider-version';
import type {
  registryProviderVersion,
  registryProviderVersionData,
  registryProviderVersionList,
  registryProviderVersionsData,
} from './definition';

export const registryProviderVersionDataSource: DataSourceHandlers<typeof registryProviderVersionData> = {
  async read({ platform, signal }, { providerId, version }) {
    const address = { provider: providerAddressOfId(providerId), version };
    const found = (await platform.find(providerVersionPath(address), undefined, { signal }))?.data;
    const platforms = found && (await findPlatforms(platform, address, { signal }));
    if (!found || !platforms) {
      throw new NotFound(
        `The version ${providerId}/${version} does not exist, or the token lacks permission to read it.`,
      );
    }
    return toVersion(address, found, platforms);
  },
};

/** The list lacks the platforms, which are read for each version. */
export const registryProviderVersionsDataSource: DataSourceHandlers<typeof registryProviderVersionsData> = {
  async read({ platform, signal }, config) {
    const provider = providerAddressOfId(config.providerId);
    const { data, totalCount } = await fetchList(platform, providerVersionsPath(provider), {}, config.maxResults, {
      signal,
    });
    const versions = [];
    for (const found of data) {
      const address = { provider, version: versionIn(found) };
      versions.push(toVersion(address, found, (await findPlatforms(platform, address, { signal })) ?? []));
    }
    return { ...config, versions, totalCount };
  },
};

export const registryProviderVersionListResource: ListResourceHandlers<
  typeof registryProviderVersionList,
  typeof registryProviderVersion
> = {
  async *list({ platform, signal }, { providerId }, { withObject }) {
    const provider = providerAddressOfId(providerId);
    for await (const { data } of platform.pages(providerVersionsPath(provider), {}, { signal })) {
      for (const found of data) {
        const address = { provider, version: versionIn(found) };
        const platforms = withObject ? ((await findPlatforms(platform, address, { signal })) ?? []) : undefined;
        yield {
          displayName: `${provider.name} ${address.version}`,
          identity: { providerId, version: address.version },
          ...(platforms ? { object: toVersion(address, found, platforms) } : {}),
        };
      }
    }
  },
};
