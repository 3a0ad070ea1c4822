import type { Call } from '../../exchange';
import type { World } from '../../world';
import { actingTeam, mayWrite } from '../access/acting-team';
import type { ResourceDocument } from '../json-api';
import { identifiers } from '../objects/related';
import { OWNERS, TEAM_RIGHTS } from './teams';
import type { Team } from './teams';
import { isActive, memberships } from './users';
import type { Membership } from './users';

export function teamDocument(world: World, call: Call, team: Team): ResourceDocument {
  const { id, name, organization, rights, visibility, ssoTeamId, allowsMemberTokens, isUnified } = team;
  const people = membersOf(world, team);
  const users = people.filter(isActive).flatMap(({ user }) => user ?? []);
  const acting = actingTeam(world, call);
  const has = (right: string) => mayWrite(world, call) && (acting === undefined || acting.rights.includes(right));
  return {
    id,
    type: 'teams',
    attributes: {
      name,
      'description': null,
      'visibility': visibility ?? 'organization',
      'users-count': users.length,
      'sso-team-id': ssoTeamId ?? null,
      'allow-member-token-management': allowsMemberTokens ?? true,
      'is-unified': isUnified ?? false,
      'organization-access': Object.fromEntries(
        TEAM_RIGHTS.map((right) => [right, name === OWNERS || rights.includes(right)]),
      ),
      'permissions': {
        'can-update-membership': has('manage-membership') || has('manage-teams'),
        'can-update-organization-access': has('manage-organization-access'),
        'can-update-name': has('manage-teams'),
        'can-destroy': has('manage-teams') && name !== OWNERS,
      },
    },
    relationships: {
      'organization': { data: { id: organization, type: 'organizations' } },
      'users': { data: identifiers('users', users) },
      'organization-memberships': {
        data: identifiers(
          'organization-memberships',
          people.map((membership) => membership.id),
        ),
      },
    },
    links: { self: `/api/v2/teams/${id}` },
  };
}

/** Members who are still in the organization. */
export function membersOf({ store }: World, { members = [] }: Team): Membership[] {
  return members.flatMap((id) => store.of(memberships).find(id) ?? []);
}
