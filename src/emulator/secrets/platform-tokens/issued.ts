import type { World } from '../../world';
import { leases } from '../leases';
import { platformTokenRoles } from './role';

/** Whether an engine has issued this token and it is still valid: as a role's single token, or under a current lease. */
export function isIssued({ store }: World, token: string): boolean {
  return (
    store.of(platformTokenRoles).where((role) => role.token?.value === token).length > 0 ||
    store.of(leases).where(({ secret }) => secret.token === token).length > 0
  );
}
