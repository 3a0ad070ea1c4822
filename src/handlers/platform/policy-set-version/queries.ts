import { relatedIdAt } from '../../../clients/read-response';
import type { DataSourceHandlers, ListResourceHandlers } from '../../contract';
import { fetchList } from '../shared/fetch-list';
import { unknownId } from '../shared/lookup';
import { findVersion, policySetPath, versionOf, versionsPath } from '../shared/policy-sets/policy-set';
import type { policySetVersion, policySetVersionData, policySetVersionList, policySetVersionsData } from './definition';
import { currentIdOf, toState } from './resource';

export const policySetVersionDataSource: DataSourceHandlers<typeof policySetVersionData> = {
  async read({ platform, signal }, { versionId }) {
    const found = await findVersion(platform, versionId, { signal });
    if (!found) throw unknownId('policy set version', versionId);
    return { versionId, policySetId: relatedIdAt(found, 'policy-set'), ...versionOf(found) };
  },
};

export const policySetVersionsDataSource: DataSourceHandlers<typeof policySetVersionsData> = {
  async read({ platform, signal }, config) {
    const { policySetId, maxResults } = config;
    const { data, totalCount } = await fetchList(platform, versionsPath(policySetId), {}, maxResults, { signal });
    return { ...config, versions: data.map(versionOf), totalCount };
  },
};

/** The list contains complete versions. The policy set says which one is current. */
export const policySetVersionListResource: ListResourceHandlers<typeof policySetVersionList, typeof policySetVersion> =
  {
    async *list({ platform, signal }, { policySetId }, { withObject }) {
      const currentId = withObject
        ? currentIdOf((await platform.get(policySetPath(policySetId), undefined, { signal })).data)
        : undefined;
      for await (const { data } of platform.pages(versionsPath(policySetId), {}, { signal })) {
        for (const found of data) {
          const object = toState(policySetId, found, currentId);
          const { versionId, createdAt, status } = object;
          yield {
            displayName: `${createdAt} ${status}`,
            identity: { policySetId, versionId },
            ...(withObject ? { object } : {}),
          };
        }
      }
    },
  };
