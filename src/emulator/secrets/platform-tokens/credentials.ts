import type { Reply } from '../../exchange';
import type { World } from '../../world';
import type { EngineCall, EngineRoute } from '../engine';
import { enveloped } from '../envelope';
import { leases, newLease } from '../leases';
import type { Lease, Lifetimes } from '../leases';
import { failure, renewalRefusal } from '../refusal';
import { ownerOf } from '../request';
import { ownerOfTokens } from './issued';
import { findRole, hasOneToken } from './role';
import type { PlatformTokenRole } from './role';
import { newToken } from './token';

/** Vault responds to a write in the same way. */
export const credentialRoutes: readonly EngineRoute[] = ['GET', 'POST'].map((method): EngineRoute => ({
  operation: 'Platform token backend: Generate credential',
  method,
  path: 'creds/:name',
  handle: generate,
}));

function generate({ world, call, mount, parameters: { name } }: EngineCall): Reply {
  const role = findRole(world, mount, name);
  if (!role) throw failure('error retrieving role: role is nil');
  return hasOneToken(role) ? theOneToken(world, role) : oneMoreToken(world, role, ownerOf(call));
}

/** Everyone receives the same token until it is rotated or the role is written; it has no lease. */
function theOneToken(world: World, { mount, token: stored, name, organization, teamId }: PlatformTokenRole): Reply {
  const token = stored ?? newToken(world, mount);
  const also = world.dialects.secrets === 'standard' ? {} : { organization, team_id: teamId, role: name };
  return enveloped(world, { token: token.value, token_id: token.id, ...also });
}

function oneMoreToken(world: World, role: PlatformTokenRole, owner: string | undefined): Reply {
  const { mount, name, ttlSeconds, maxTtlSeconds, description } = role;
  const token = newToken(world, mount);
  const lease = newLease(world, {
    mount,
    path: `creds/${name}`,
    renewable: true,
    ttlSeconds,
    maxTtlSeconds,
    owner,
    secret: { role: name, token_id: token.id, token: token.value, owner: ownerOfTokens(role) },
  });
  world.store.of(leases).put(lease);
  const also =
    world.dialects.secrets === 'standard'
      ? {}
      : { ...(description === '' ? {} : { description }), expired_at: lease.expiresAt };
  return enveloped(world, { token: token.value, token_id: token.id, ...also }, { lease });
}

/** A lease without its role is not renewed. Leases from earlier versions do not know their role. */
export function roleLifetimes(world: World, lease: Lease): Lifetimes {
  const { role: name } = lease.secret;
  if (typeof name !== 'string') return lease;
  const role = findRole(world, lease.mount, name);
  if (!role) throw renewalRefusal('error retrieving role: role is nil');
  return role;
}
