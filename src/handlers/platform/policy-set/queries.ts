import type { Resource } from '../../../clients/json-api';
import type { Query } from '../../../clients/path';
import type { CallOptions, PlatformClient } from '../../../clients/platform';
import type { ResultOf } from '../../../definition/data-source';
import type { DataSourceHandlers, ListResourceHandlers } from '../../contract';
import { fetchList } from '../shared/fetch-list';
import { orUnknown } from '../shared/lookup';
import { toWireKind } from '../shared/policy-sets/policy-kind';
import { findPolicySet, policySetPath, policySetsPath, versionIdOf, versionOf } from '../shared/policy-sets/policy-set';
import { policySetMembers } from '../shared/policy-sets/policy-set-members';
import type { policySet, policySetData, policySetList, policySetsData } from './definition';
import { toState } from './resource/state';

type PolicySetResult = NonNullable<ResultOf<typeof policySetsData>['policySets']>[number];

/** The versions that a result contains, without further requests. */
const VERSIONS = { include: 'current_version,newest_version' };

export const policySetDataSource: DataSourceHandlers<typeof policySetData> = {
  async read({ platform, signal }, config) {
    const id = config.id ?? (await findPolicySet(platform, config.organization!, config.name!, { signal })).id;
    const set = orUnknown(await platform.find(policySetPath(id), VERSIONS, { signal }), 'policy set', id);
    return result(platform, set.data, set.included, { signal });
  },
};

export const policySetsDataSource: DataSourceHandlers<typeof policySetsData> = {
  async read({ platform, signal }, config) {
    const { data, included, totalCount } = await fetchList(
      platform,
      policySetsPath(config.organization),
      { ...searchQuery(config, platform.dialect), ...VERSIONS },
      config.maxResults,
      { signal },
    );
    const policySets: PolicySetResult[] = [];
    for (const set of data) policySets.push(await result(platform, set, included, { signal }));
    return { ...config, policySets, totalCount };
  },
};

async function result(
  platform: PlatformClient,
  listed: Resource,
  included: readonly Resource[] | undefined,
  options: CallOptions,
): Promise<PolicySetResult> {
  const set = await policySetMembers.complete(platform, listed, options);
  const version = (which: 'current-version' | 'newest-version') => {
    const id = versionIdOf(set, which);
    const known = included?.find((one) => one.type === 'policy-set-versions' && one.id === id);
    return known && versionOf(known);
  };
  const state = toState(set);
  const policyUpdatePatterns = state.policyUpdatePatterns ?? [];
  return {
    ...state,
    policyUpdatePatterns,
    currentVersion: version('current-version'),
    newestVersion: version('newest-version'),
  };
}

/** The list contains complete policy sets, except the status of a newest version that is not the current one. */
export const policySetListResource: ListResourceHandlers<typeof policySetList, typeof policySet> = {
  async *list({ platform, signal }, config, { withObject }) {
    const query = searchQuery(config, platform.dialect);
    for await (const { data } of platform.pages(policySetsPath(config.organization), query, { signal })) {
      for (const set of data) {
        const object = toState(withObject ? await policySetMembers.complete(platform, set, { signal }) : set);
        yield { displayName: object.name, identity: { id: object.id }, ...(withObject ? { object } : {}) };
      }
    }
  },
};

function searchQuery(
  {
    searchName,
    filterKind,
    filterVersioned,
  }: { readonly searchName?: string; readonly filterKind?: string; readonly filterVersioned?: boolean },
  dialect: string,
): Query {
  return {
    'search[name]': searchName,
    'filter[kind]': filterKind && toWireKind(filterKind, dialect),
    'filter[versioned]': filterVersioned === undefined ? undefined : String(filterVersioned),
  };
}
