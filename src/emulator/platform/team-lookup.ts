import type { Call, Route } from '../exchange';
import { bearerToken, platformAccess, tokenKind } from '../tokens';
import type { World } from '../world';
import { includes } from './include';
import { documentResponse, notFound } from './json-api';
import type { ResourceDocument } from './json-api';
import { namedIn } from './lookups';
import { getOrganization } from './organizations';
import { paginate } from './pagination';
import { OWNERS, TEAM_RIGHTS, teams } from './teams';
import type { Team } from './teams';

export const teamRoutes: readonly Route[] = [
  {
    operation: 'List teams',
    method: 'GET',
    path: '/api/v2/organizations/:organization_name/teams',
    needs: 'teams',
    handle: (world, call, { organization_name }) => {
      const { name } = getOrganization(world, organization_name);
      includes(call, INCLUDES);
      const own = world.store.of(teams).where(({ organization }) => organization === name);
      const visible = namedIn(call, own).filter((team) => isVisible(world, call, team));
      const { items, links, meta } = paginate(call, visible);
      return documentResponse(200, items.map(teamDocument), { links, meta });
    },
  },
  {
    operation: 'Show team',
    method: 'GET',
    path: '/api/v2/teams/:id',
    needs: 'teams',
    handle: (world, call, { id }) => {
      const team = world.store.of(teams).find(id);
      if (!team || !isVisible(world, call, team)) throw notFound();
      getOrganization(world, team.organization);
      includes(call, INCLUDES);
      return documentResponse(200, teamDocument(team));
    },
  },
];

/** Teams have no members here. */
const INCLUDES = ['users', 'organization-memberships'];

function isVisible(world: World, call: Call, team: Team): boolean {
  if (team.visibility !== 'secret') return true;
  const token = bearerToken(call.headers.authorization);
  if (token === team.token) return true;
  return tokenKind(world, token) !== 'team' && platformAccess(world, token) === 'write';
}

function teamDocument({ id, name, organization, rights, visibility }: Team): ResourceDocument {
  return {
    id,
    type: 'teams',
    attributes: {
      name,
      'description': null,
      'visibility': visibility ?? 'organization',
      'users-count': 0,
      'sso-team-id': null,
      'organization-access': Object.fromEntries(
        TEAM_RIGHTS.map((right) => [right, name === OWNERS || rights.includes(right)]),
      ),
    },
    relationships: { organization: { data: { id: organization, type: 'organizations' } } },
    links: { self: `/api/v2/teams/${id}` },
  };
}
