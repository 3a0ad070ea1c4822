import type { Resource } from '../../../clients/json-api';
import type { CallOptions, PlatformClient } from '../../../clients/platform';
import { textAt } from '../../../clients/read-response';
import type { ResultOf } from '../../../definition/data-source';
import type { DataSourceHandlers, ListResourceHandlers } from '../../contract';
import { NotFound } from '../../errors';
import { findByName } from '../shared/create-by-name';
import { fetchList, includeQuery, relatedOf } from '../shared/fetch-list';
import type { policiesData, policyData, policy, policyList } from './definition';
import { policySetIdsOf, toState, downloadCode, listOf, byName, pathOf, searchQuery, withCode } from './resource';

type PolicyResult = NonNullable<ResultOf<typeof policiesData>['policies']>[number];

/** More concurrent downloads would only wait for the client's rate limiter. */
const DOWNLOADS_AT_ONCE = 10;

export const policyDataSource: DataSourceHandlers<typeof policyData> = {
  async read({ platform, signal }, config) {
    const id =
      config.id ??
      (await findByName(platform, byName({ organization: config.organization!, name: config.name! }), { signal }))?.id;
    const found = id && (await platform.find(pathOf(id), includeQuery(config.include), { signal }));
    if (!found) {
      throw new NotFound(
        config.id
          ? `The policy ${config.id} does not exist, or the token lacks permission to read it.`
          : `${config.organization} has no policy named \`${config.name}\`.`,
      );
    }
    return {
      ...result(found.data, found.included, config.include),
      source: await downloadCode(platform, found.data, { signal }),
    };
  },
};

export const policiesDataSource: DataSourceHandlers<typeof policiesData> = {
  async read({ platform, signal }, config) {
    const query = { ...searchQuery(config, platform.dialect), ...includeQuery(config.include) };
    const { data, included, totalCount } = await fetchList(
      platform,
      listOf(config.organization),
      query,
      config.maxResults,
      { signal },
    );
    const sources = config.withSource ? await downloadAll(platform, data, { signal }) : [];
    return {
      ...config,
      policies: data.map((policy, index) => ({ ...result(policy, included, config.include), source: sources[index] })),
      totalCount,
    };
  },
};

function result(
  policy: Resource,
  included: readonly Resource[] = [],
  include: readonly string[] = [],
): Omit<PolicyResult, 'source'> {
  const ids = policySetIdsOf(policy);
  return {
    ...toState(policy),
    policySetIds: ids,
    policySets: include.includes('policy_sets')
      ? relatedOf(
          included.filter(({ id }) => ids.includes(id)),
          'policy-sets',
        )
      : undefined,
  };
}

async function downloadAll(
  platform: PlatformClient,
  policies: readonly Resource[],
  options: CallOptions,
): Promise<(string | undefined)[]> {
  const sources: (string | undefined)[] = [];
  const next = policies.entries();
  const work = async () => {
    for (const [index, policy] of next) sources[index] = await downloadCode(platform, policy, options);
  };
  await Promise.all(Array.from({ length: DOWNLOADS_AT_ONCE }, work));
  return sources;
}

/** The list contains complete policies except their code, which takes one request per policy. */
export const policyListResource: ListResourceHandlers<typeof policyList, typeof policy> = {
  async *list({ platform, signal }, config, { withObject }) {
    for await (const { data } of platform.pages(listOf(config.organization), searchQuery(config, platform.dialect), {
      signal,
    })) {
      for (const found of data) {
        const object = withObject ? { object: await withCode(platform, found, { signal }) } : {};
        yield { displayName: textAt(found, 'attributes', 'name'), identity: { id: found.id }, ...object };
      }
    }
  },
};
