import { policySetIdsOf, toAnswer } from './answer';
import { downloadCode } from './code';
import type { policiesData, policyData } from './data-sources';
import { listOf, named, pathOf, searchQuery } from './find';
import type { Resource } from '../../../clients/json-api';
import type { CallOptions, PlatformClient } from '../../../clients/platform';
import type { ResultOf } from '../../../definition/data-source';
import type { DataSourceHandlers } from '../../contract';
import { NotFound } from '../../errors';
import { fetchList, includeQuery, relatedOf } from '../fetch-list';
import { findNamed } from '../named';

type PolicyResult = NonNullable<ResultOf<typeof policiesData>['policies']>[number];

/** What the limiter lets through at once is its matter; more than this would only wait there. */
const DOWNLOADS_AT_ONCE = 10;

export const policyDataSource: DataSourceHandlers<typeof policyData> = {
  async read({ platform, signal }, config) {
    const id = config.id ?? (await findNamed(platform, named({ organization: config.organization!, name: config.name! }), { signal }))?.id;
    const found = id && await platform.find(pathOf(id), includeQuery(config.include), { signal });
    if (!found) throw new NotFound(config.id ? `There is no policy ${config.id}, or the token may not read it.` : `${config.organization} has no policy named \`${config.name}\`.`);
    return { ...result(found.data, found.included, config.include), source: await downloadCode(platform, found.data, { signal }) };
  },
};

export const policiesDataSource: DataSourceHandlers<typeof policiesData> = {
  async read({ platform, signal }, config) {
    const query = { ...searchQuery(config, platform.dialect), ...includeQuery(config.include) };
    const { data, included, totalCount } = await fetchList(platform, listOf(config.organization), query, config.maxResults, { signal });
    const sources = config.withSource ? await downloadAll(platform, data, { signal }) : [];
    return {
      ...config,
      policies: data.map((policy, index) => ({ ...result(policy, included, config.include), source: sources[index] })),
      totalCount,
    };
  },
};

function result(policy: Resource, included: readonly Resource[] = [], include: readonly string[] = []): Omit<PolicyResult, 'source'> {
  const ids = policySetIdsOf(policy);
  return {
    ...toAnswer(policy),
    policySetIds: ids,
    policySets: include.includes('policy_sets') ? relatedOf(included.filter(({ id }) => ids.includes(id)), 'policy-sets') : undefined,
  };
}

async function downloadAll(platform: PlatformClient, policies: readonly Resource[], options: CallOptions): Promise<(string | undefined)[]> {
  const sources: (string | undefined)[] = [];
  const next = policies.entries();
  const work = async () => {
    for (const [index, policy] of next) sources[index] = await downloadCode(platform, policy, options);
  };
  await Promise.all(Array.from({ length: DOWNLOADS_AT_ONCE }, work));
  return sources;
}
