import type { World } from '../../world';
import { byIssuedToken, leases } from '../leases';
import { byToken, platformTokenRoles } from './role';

/** Whether an engine has issued this token and it is still valid: as a role's single token, or under a current lease. */
export function isIssued({ store }: World, token: string): boolean {
  return (
    store.of(platformTokenRoles).by(byToken, token).length > 0 || store.of(leases).by(byIssuedToken, token).length > 0
  );
}
