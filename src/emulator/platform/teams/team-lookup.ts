import type { Call, Route } from '../../exchange';
import { bearerToken, platformAccess, platformTeam } from '../../tokens';
import type { World } from '../../world';
import { includes, unique } from '../include';
import { documentResponse, notFound } from '../json-api';
import type { ResourceDocument } from '../json-api';
import { namedIn } from '../lookups';
import { listResponse } from '../objects/lists';
import { getOrganization } from '../organizations/organizations';
import { membershipDocument, userDocuments } from './membership-documents';
import { membersOf, teamDocument } from './team-documents';
import { OWNERS, teams } from './teams';
import type { Team } from './teams';
import { isActive } from './users';

export const teamRoutes: readonly Route[] = [
  {
    operation: 'List teams',
    method: 'GET',
    path: '/api/v2/organizations/:organization_name/teams',
    needs: 'teams',
    handle: (world, call, { organization_name }) => {
      const { name } = getOrganization(world, organization_name);
      const own = world.store.of(teams).where(({ organization }) => organization === name);
      const visible = namedIn(call, own).filter((team) => isVisible(world, call, team));
      return listResponse(call, visible, {
        document: (team) => teamDocument(world, call, team),
        parts: (items) => included(world, call, items),
      });
    },
  },
  {
    operation: 'Show team',
    method: 'GET',
    path: '/api/v2/teams/:id',
    needs: 'teams',
    handle: (world, call, { id }) => {
      const team = getTeam(world, call, id);
      return documentResponse(200, teamDocument(world, call, team), included(world, call, [team]));
    },
  },
];

/** Returns a team that is visible to the token. */
export function getTeam(world: World, call: Call, id: string): Team {
  const team = world.store.of(teams).find(id);
  if (!team || !isVisible(world, call, team)) throw notFound();
  getOrganization(world, team.organization);
  return team;
}

function included(
  world: World,
  call: Call,
  items: readonly Team[],
): { readonly included?: readonly ResourceDocument[] } {
  const asked = includes(call, ['users', 'organization-memberships', 'organization_memberships']);
  if (asked.size === 0) return {};
  const people = items.flatMap((team) => membersOf(world, team));
  const asksMemberships = asked.has('organization-memberships') || asked.has('organization_memberships');
  return {
    included: unique([
      ...(asked.has('users') ? people.filter(isActive).flatMap(userDocuments) : []),
      ...(asksMemberships ? people.map((membership) => membershipDocument(world, membership)) : []),
    ]),
  };
}

/** Secret teams are visible to their members, to owners, and to teams with that right. */
function isVisible(world: World, call: Call, team: Team): boolean {
  if (team.visibility !== 'secret') return true;
  const token = bearerToken(call.headers.authorization);
  if (token === team.token) return true;
  const acting = platformTeam(world, token);
  if (!acting) return platformAccess(world, token) === 'write';
  return (
    acting.name === OWNERS || ['access-secret-teams', 'manage-teams'].some((right) => acting.rights.includes(right))
  );
}
