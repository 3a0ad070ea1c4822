import type { Kind } from '../../store';
import type { World } from '../../world';

/** A person, or an invitation, in an organization. */
export interface Membership {
  /** Such as `ou-ada`. */
  readonly id: string;
  readonly organization: string;
  readonly status: 'active' | 'invited';
  readonly email: string;
  readonly username: string;
  /** Who is invited has a user without a name. Null in older snapshots. */
  readonly user: string | null;
  readonly createdAt?: string;
}

export const memberships: Kind<Membership> = { name: 'memberships', key: ({ id }) => id };

/** Invited people are in a team as memberships, and not yet as users. */
export function isActive({ status }: Membership): boolean {
  return status === 'active';
}

export function byOrganization({ organization }: Membership): string {
  return organization;
}

export function membershipsOf({ store }: World, organization: string): Membership[] {
  return store.of(memberships).by(byOrganization, organization);
}

/** The membership of a user, who is named by the user name or the id. Invited people are named by their membership alone. */
export function membershipOfUser(world: World, organization: string, user: string): Membership | undefined {
  return membershipsOf(world, organization).find(
    (membership) => membership.status === 'active' && [membership.username, membership.user].includes(user),
  );
}
