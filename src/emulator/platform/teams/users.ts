import type { Kind } from '../../store';
import type { World } from '../../world';

/** A person's membership in an organization, or an invitation to it. */
export interface Membership {
  /** Such as `ou-ada`. */
  readonly id: string;
  readonly organization: string;
  readonly status: 'active' | 'invited';
  readonly email: string;
  readonly username: string;
  /** An invited person has a user without a name. Null in older snapshots. */
  readonly user: string | null;
  readonly createdAt?: string;
}

export const memberships: Kind<Membership> = { name: 'memberships', key: ({ id }) => id };

/** In a team, invited people are memberships but not yet users. */
export function isActive({ status }: Membership): boolean {
  return status === 'active';
}

export function byOrganization({ organization }: Membership): string {
  return organization;
}

export function membershipsOf({ store }: World, organization: string): Membership[] {
  return store.of(memberships).by(byOrganization, organization);
}

/** A user's membership, found by user name or id. Invited people can only be found by their membership. */
export function membershipOfUser(world: World, organization: string, user: string): Membership | undefined {
  return membershipsOf(world, organization).find(
    (membership) => membership.status === 'active' && [membership.username, membership.user].includes(user),
  );
}
