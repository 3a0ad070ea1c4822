import type { Call, Reply, Route } from '../../exchange';
import type { World } from '../../world';
import { badRequest, forbidden } from '../json-api';
import { readMembers } from '../members';
import { membersOf } from './team-documents';
import { getTeam } from './team-lookup';
import { OWNERS, teams } from './teams';
import type { Team } from './teams';
import { membershipOfUser, membershipsOf } from './users';
import type { Membership } from './users';

/** Users are named by user name or id. */
export const teamMemberRoutes: readonly Route[] = [
  ...routes('users', 'users', membershipOfUser),
  ...routes('organization-memberships', 'memberships', (world, organization, id) =>
    membershipsOf(world, organization).find((membership) => membership.id === id),
  ),
];

type Find = (world: World, organization: string, id: string) => Membership | undefined;

function routes(type: string, noun: string, find: Find): Route[] {
  return (['POST', 'DELETE'] as const).map((method) => ({
    operation: `${method === 'POST' ? 'Add' : 'Remove'} ${noun} ${method === 'POST' ? 'to' : 'from'} team`,
    method,
    path: `/api/v2/teams/:id/relationships/${type}`,
    needs: 'teams',
    handle: (world, call, { id }): Reply => {
      const team = getTeam(world, call, id);
      if (team.isUnified) throw forbidden('The members of this team are managed elsewhere.');
      const people = read(world, call, team, type, find);
      (method === 'POST' ? add : remove)(world, team, people);
      return { status: 204 };
    },
  }));
}

function read(world: World, call: Call, team: Team, type: string, find: Find): Membership[] {
  return readMembers(call, type, { type, problem: () => undefined }).map((id) => {
    const membership = find(world, team.organization, id);
    if (!membership) throw badRequest(`${id} is not in the organization.`);
    return membership;
  });
}

function add({ store }: World, team: Team, people: readonly Membership[]): void {
  const before = team.members ?? [];
  const known = people.find(({ id }) => before.includes(id));
  if (known) throw badRequest(`${known.username} is already a member of the team.`);
  store.of(teams).put({ ...team, members: [...before, ...people.map(({ id }) => id)] });
}

function remove(world: World, team: Team, people: readonly Membership[]): void {
  const before = team.members ?? [];
  const stranger = people.find(({ id }) => !before.includes(id));
  if (stranger) throw badRequest(`${stranger.username} is not a member of the team.`);
  const gone = new Set(people.map(({ id }) => id));
  const active = membersOf(world, team).filter(({ id, status }) => status === 'active' && !gone.has(id));
  if (team.name === OWNERS && active.length === 0) throw forbidden('The last owner cannot be removed.');
  const members = before.filter((id) => !gone.has(id));
  const { members: _, ...rest } = team;
  world.store.of(teams).put(members.length > 0 ? { ...rest, members } : rest);
}
