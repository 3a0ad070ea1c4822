import type { World } from '../../world';
import { leases } from '../leases';
import { platformTokenRoles } from './role';

/** Whether an engine has given out this token, and it is still in force: the one of a role, or one whose lease goes on. */
export function isIssued({ store }: World, token: string): boolean {
  return store.of(platformTokenRoles).where((role) => role.token?.value === token).length > 0
    || store.of(leases).where(({ secret }) => secret.token === token).length > 0;
}
