import { toAnswer } from './answer';
import type { adminOrganizationData, adminOrganizationsData } from './data-sources';
import type { Resource } from '../../../clients/json-api';
import { integerAt, optionalObjectAt, Part } from '../../../clients/read-answer';
import type { ResultOf } from '../../../definition/data-source';
import type { DataSourceHandlers } from '../../contract';
import { NotFound } from '../../errors';
import { explainHidden, goneUnlessListed, ORGANIZATIONS, organizationPath, searchQuery } from '../administration';
import { fetchList, includeQuery, relatedOf } from '../fetch-list';

type OrganizationResult = NonNullable<ResultOf<typeof adminOrganizationsData>['organizations']>[number];

export const adminOrganizationDataSource: DataSourceHandlers<typeof adminOrganizationData> = {
  async read({ platform, signal }, { name, include }) {
    const found = await platform.find(organizationPath(name), includeQuery(include), { signal }) ?? await goneUnlessListed(platform, name, { signal });
    if (!found) throw new NotFound(`There is no organization named \`${name}\`.`);
    return { include, ...result(found.data, found.included, include), name };
  },
};

export const adminOrganizationsDataSource: DataSourceHandlers<typeof adminOrganizationsData> = {
  async read({ platform, signal }, config) {
    const query = { ...searchQuery(config), ...includeQuery(config.include) };
    const { data, included, totalCount, meta } = await fetchList(platform, ORGANIZATIONS, query, config.maxResults, { signal }).catch(explainHidden);
    return { ...config, organizations: data.map((organization) => result(organization, included, config.include)), totalCount, statusCounts: countsIn(meta && optionalObjectAt(meta, 'status-counts')) };
  },
};

function result(organization: Resource, included: readonly Resource[] = [], include: readonly string[] = []): OrganizationResult {
  const answer = toAnswer(organization);
  return { ...answer, owners: include.includes('owners') ? relatedOf(included.filter(({ id }) => answer.ownerIds.includes(id)), 'users') : undefined };
}

function countsIn(counts: Part | undefined): ResultOf<typeof adminOrganizationsData>['statusCounts'] {
  return counts && { total: integerAt(counts, 'total'), active: integerAt(counts, 'active'), disabled: integerAt(counts, 'disabled') };
}
