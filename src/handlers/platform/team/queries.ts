import type { teamData, teamsData } from './definition';
import type { Resource } from '../../../clients/json-api';
import { path } from '../../../clients/platform';
import { nameAt, optionalIntegerAt, optionalTextAt, relatedIdAt } from '../../../clients/read-response';
import type { ResultOf } from '../../../definition/data-source';
import type { DataSourceHandlers } from '../../contract';
import { fetchList } from '../shared/fetch-list';
import { byName, findAllByName, findOneByName, flagsAt, orUnknown, idsOf, namesFilters } from '../shared/lookup';

type Team = ResultOf<typeof teamsData>['teams'][number];

export const teamDataSource: DataSourceHandlers<typeof teamData> = {
  async read({ platform, signal }, { id, organization, name }) {
    if (id !== undefined) {
      return toState(orUnknown(await platform.find(path`/teams/${id}`, undefined, { signal }), 'team', id).data);
    }
    const filter = { 'filter[names]': name };
    return toState(await findOneByName(platform, listOf(organization!), name!, filter, { signal }));
  },
};

export const teamsDataSource: DataSourceHandlers<typeof teamsData> = {
  async read({ platform, signal }, config) {
    const list = listOf(config.organization);
    const { data, totalCount } = config.names
      ? await findAllByName(platform, list, config.names, namesFilters(config.names, { q: config.q }), { signal })
      : await fetchList(platform, list.list, { q: config.q }, config.maxResults, { signal });
    const teams = byName(data.map(toState)).slice(0, config.maxResults);
    return { ...config, teams, ids: idsOf(teams), totalCount };
  },
};

function listOf(organization: string) {
  return { what: 'team', organization, list: path`/organizations/${organization}/teams` };
}

function toState(team: Resource): Team {
  const { attributes } = team;
  return {
    id: team.id,
    organization: relatedIdAt(team, 'organization'),
    name: nameAt(attributes, 'name'),
    description: optionalTextAt(attributes, 'description') || undefined,
    visibility: optionalTextAt(attributes, 'visibility'),
    ssoTeamId: optionalTextAt(attributes, 'sso-team-id') || undefined,
    usersCount: optionalIntegerAt(attributes, 'users-count'),
    organizationAccess: flagsAt(attributes, 'organization-access'),
  };
}
