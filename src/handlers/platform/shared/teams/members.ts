import type { Resource } from '../../../../clients/json-api';
import { path } from '../../../../clients/platform';
import {
  nameAt,
  optionalObjectsAt,
  optionalRelatedIdAt,
  optionalTextAt,
  textAt,
} from '../../../../clients/read-response';
import { CollectionOwner } from '../attachments/collection-owner';

/** A team's users have user names; invited people are only memberships of the organization. */
export const MEMBERS = 'users,organization-memberships';

/** The team with all permissions, which must keep one member. */
export const OWNERS = 'owners';

export const teamPath = (id: string): string => path`/teams/${id}`;
export const teamsPath = (organization: string): string => path`/organizations/${organization}/teams`;

/** The team that owns a membership, with its people. */
export const teamOwner = new CollectionOwner({ noun: 'team', path: teamPath, list: teamsPath, include: MEMBERS });

/** A person in a team, as a response describes them. */
export interface Member {
  /** Undefined for invited people. */
  readonly username: string | undefined;
  /** Undefined if the service does not report memberships. */
  readonly membershipId: string | undefined;
  readonly status: string | undefined;
  readonly email: string | undefined;
}

/** The people of a team by its relationships. Many reads of single members share them. */
const known = new WeakMap<object, readonly Member[]>();

/** The people of a team that was read with `MEMBERS` included. */
export function membersOf(team: Resource): readonly Member[] {
  const { relationships } = team as { readonly relationships?: object };
  const members = (relationships === undefined ? undefined : known.get(relationships)) ?? readMembers(team);
  if (relationships !== undefined) known.set(relationships, members);
  return members;
}

function readMembers(team: Resource): readonly Member[] {
  const users = included(team, 'users');
  const memberships = included(team, 'organization-memberships');
  const named = new Map(users.map((user) => [user.id, textAt(user, 'attributes', 'username')]));
  const described = memberships.map((one): Member & { readonly user: string | undefined } => {
    const user = optionalRelatedIdAt(one, 'user');
    return {
      user,
      username: user === undefined ? undefined : named.get(user),
      membershipId: one.id,
      status: textAt(one, 'attributes', 'status'),
      email: optionalTextAt(one, 'attributes', 'email'),
    };
  });
  const withMembership = new Set(described.map(({ user }) => user));
  const others = users
    .filter(({ id }) => !withMembership.has(id))
    .map((user): Member => ({
      username: named.get(user.id),
      membershipId: undefined,
      status: 'active',
      email: optionalTextAt(user, 'attributes', 'email'),
    }));
  return [...described, ...others];
}

/** The included objects of this team, from a page with the included objects of all teams. */
function included(team: Resource, relationship: string): Resource[] {
  const ids = new Set(
    (optionalObjectsAt(team, 'relationships', relationship, 'data') ?? []).map((_, index) =>
      nameAt(team, 'relationships', relationship, 'data', index, 'id'),
    ),
  );
  return (team.included ?? []).filter(({ id, type }) => type === relationship && ids.has(id));
}
