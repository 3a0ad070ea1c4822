import type { Resource } from '../../../clients/json-api';
import { integerAt, optionalObjectAt, Part } from '../../../clients/read-response';
import type { ResultOf } from '../../../definition/data-source';
import type { DataSourceHandlers, ListResourceHandlers } from '../../contract';
import { NotFound } from '../../errors';
import {
  explainRedacted,
  goneUnlessInList,
  ORGANIZATIONS,
  organizationPath,
  searchQuery,
  organizationPages,
} from '../shared/administration';
import { fetchList, includeQuery, relatedOf } from '../shared/fetch-list';
import type {
  adminOrganizationData,
  adminOrganizationsData,
  adminOrganization,
  adminOrganizationList,
} from './definition';
import { toState } from './resource';

type OrganizationResult = NonNullable<ResultOf<typeof adminOrganizationsData>['organizations']>[number];

export const adminOrganizationDataSource: DataSourceHandlers<typeof adminOrganizationData> = {
  async read({ platform, signal }, { name, include }) {
    const found =
      (await platform.find(organizationPath(name), includeQuery(include), { signal })) ??
      (await goneUnlessInList(platform, name, { signal }));
    if (!found) throw new NotFound(`The organization \`${name}\` does not exist.`);
    return { include, ...result(found.data, found.included, include), name };
  },
};

export const adminOrganizationsDataSource: DataSourceHandlers<typeof adminOrganizationsData> = {
  async read({ platform, signal }, config) {
    const query = { ...searchQuery(config), ...includeQuery(config.include) };
    const { data, included, totalCount, meta } = await fetchList(platform, ORGANIZATIONS, query, config.maxResults, {
      signal,
    }).catch(explainRedacted);
    return {
      ...config,
      organizations: data.map((organization) => result(organization, included, config.include)),
      totalCount,
      statusCounts: countsIn(meta && optionalObjectAt(meta, 'status-counts')),
    };
  },
};

function result(
  organization: Resource,
  included: readonly Resource[] = [],
  include: readonly string[] = [],
): OrganizationResult {
  const response = toState(organization);
  return {
    ...response,
    owners: include.includes('owners')
      ? relatedOf(
          included.filter(({ id }) => response.ownerIds.includes(id)),
          'users',
        )
      : undefined,
  };
}

function countsIn(counts: Part | undefined): ResultOf<typeof adminOrganizationsData>['statusCounts'] {
  return (
    counts && {
      total: integerAt(counts, 'total'),
      active: integerAt(counts, 'active'),
      disabled: integerAt(counts, 'disabled'),
    }
  );
}

/** The pages of the list contain whole organizations. */
export const adminOrganizationListResource: ListResourceHandlers<
  typeof adminOrganizationList,
  typeof adminOrganization
> = {
  async *list({ platform, signal }, config, { withObject }) {
    for await (const { data } of organizationPages(platform, config, { signal })) {
      for (const found of data) {
        yield {
          displayName: found.id,
          identity: { name: found.id },
          ...(withObject ? { object: toState(found) } : {}),
        };
      }
    }
  },
};
