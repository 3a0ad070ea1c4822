import type { DataSourceHandlers, ListResourceHandlers } from '../../contract';
import { NotFound } from '../../errors';
import { fetchList } from '../shared/fetch-list';
import { gpgKeyPath, GPG_KEYS, namespaceFilter } from '../shared/registry/gpg-key';
import type { registryGpgKey, registryGpgKeyData, registryGpgKeyList, registryGpgKeysData } from './definition';
import { toState } from './resource';

export const registryGpgKeyDataSource: DataSourceHandlers<typeof registryGpgKeyData> = {
  async read({ platform, signal }, { organization, keyId }) {
    const found = await platform.find(gpgKeyPath(organization, keyId), undefined, { signal });
    if (found) return toState(found.data);
    throw new NotFound(`The key ${organization}/${keyId} does not exist, or the token lacks permission to read it.`);
  },
};

export const registryGpgKeysDataSource: DataSourceHandlers<typeof registryGpgKeysData> = {
  async read({ platform, signal }, config) {
    const { organizations, maxResults } = config;
    const query = namespaceFilter([...organizations].sort().join(','));
    const { data, totalCount } = await fetchList(platform, GPG_KEYS, query, maxResults, { signal });
    return { ...config, keys: data.map(toState), totalCount };
  },
};

/** The list contains complete keys, so none is read individually. */
export const registryGpgKeyListResource: ListResourceHandlers<typeof registryGpgKeyList, typeof registryGpgKey> = {
  async *list({ platform, signal }, { organization }, { withObject }) {
    for await (const { data } of platform.pages(GPG_KEYS, namespaceFilter(organization), { signal })) {
      for (const object of data.map(toState)) {
        const { keyId } = object;
        yield { displayName: keyId, identity: { organization, keyId }, ...(withObject ? { object } : {}) };
      }
    }
  },
};
