import type { Kind } from '../store';
import { auditDevices } from './audit/device';
import { clusters } from './cluster-id';
import { engines } from './engines';
import { entities, entityAliases } from './identity/entities';
import { groups } from './identity/groups';
import { leases } from './leases';
import { mounts } from './mounts';
import { namespaces } from './namespaces';
import { passwordPolicies } from './password-policy';
import { policies } from './policies/kinds';
import { rateLimits } from './quotas/rate-limits';
import { recoveryKeys } from './recovery-key';
import { ceremonies, recoveryKeyBackups } from './rekey/ceremony';
import { corsConfigurations } from './system/cors';
import { migrations } from './system/remount';
import { tokens } from './tokens/kinds';
import { tokenRoles } from './tokens/role';
import { wrappings } from './wrapping';

/** All kinds of objects that the secrets service stores. */
export const secretsKinds: readonly Kind<never>[] = [
  clusters,
  namespaces,
  mounts,
  migrations,
  policies,
  tokens,
  tokenRoles,
  entities,
  entityAliases,
  groups,
  wrappings,
  leases,
  passwordPolicies,
  recoveryKeys,
  ceremonies,
  recoveryKeyBackups,
  auditDevices,
  rateLimits,
  corsConfigurations,
  ...new Set(engines.flatMap(({ kinds }) => kinds)),
];
