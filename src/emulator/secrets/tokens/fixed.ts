import type { Reply } from '../../exchange';
import { secretsAccess } from '../../tokens';
import type { Access } from '../../tokens';
import type { World } from '../../world';
import { enveloped } from '../envelope';

const POLICIES: Readonly<Record<Access, string>> = { write: 'root', read: 'reader', none: 'none' };

/** The policy that a fixed token shows; it is not stored. */
export function fixedPolicies(id: string): readonly string[] {
  return [POLICIES[secretsAccess(id) ?? 'none']];
}

/** The lookup of a fixed token, which never ends. */
export function describedFixed(world: World, id: string): object {
  return {
    accessor: `${id}-accessor`,
    creation_time: Math.floor(world.clock.now().getTime() / 1000),
    creation_ttl: 0,
    display_name: id,
    entity_id: '',
    expire_time: null,
    explicit_max_ttl: 0,
    id,
    issue_time: world.clock.now().toISOString(),
    meta: null,
    num_uses: 0,
    orphan: true,
    path: 'auth/token/root',
    policies: fixedPolicies(id),
    renewable: false,
    ttl: 0,
    type: 'service',
  };
}

/** The response to a renewal, which changes nothing. */
export function fixedResponse(world: World, id: string): Reply {
  const policies = fixedPolicies(id);
  return enveloped(world, null, {
    auth: {
      client_token: id,
      accessor: `${id}-accessor`,
      policies,
      token_policies: policies,
      metadata: null,
      lease_duration: 0,
      renewable: false,
      entity_id: '',
      token_type: 'service',
      orphan: true,
      mfa_requirement: null,
      num_uses: 0,
    },
  });
}
