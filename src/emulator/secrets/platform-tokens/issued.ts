import type { World } from '../../world';
import { byIssuedToken, leases } from '../leases';
import { byToken, platformTokenRoles } from './role';
import type { PlatformTokenRole } from './role';

/** The user, team or organization of a token issued by an engine, if it is still valid: as a role's single token, or under a current lease. */
export function issuedTo({ store }: World, token: string): string | undefined {
  const role = store.of(platformTokenRoles).firstBy(byToken, token);
  if (role) return ownerOfTokens(role);
  const lease = store.of(leases).firstBy(byIssuedToken, token);
  return lease && String(lease.secret.owner);
}

/** The owner of the tokens that a role issues. */
export function ownerOfTokens({ userId, teamId, organization }: PlatformTokenRole): string {
  return userId || teamId || organization;
}
