import { auditRoutes } from './audit/routes';
import { identityRoutes } from './identity/routes';
import { rateLimitRoutes } from './quotas/rate-limits';
import { rekeyRoutes } from './rekey/routes';
import { capabilityRoutes } from './system/capabilities';
import { clientRoutes } from './system/clients';
import { corsRoutes } from './system/cors';
import { leaseRoutes } from './system/leases';
import { mountRoutes } from './system/mounts';
import { namespaceLockRoutes } from './system/namespace-locks';
import { namespaceRoutes } from './system/namespaces';
import { passwordPolicyRoutes } from './system/password-policies';
import { policyRoutes } from './system/policies';
import { deprecatedPolicyRoutes } from './system/policies-deprecated';
import { remountRoutes } from './system/remount';
import type { SystemRoute } from './system/route';
import { specificationRoutes } from './system/specification';
import { visibleMountRoutes } from './system/visible-mounts';
import { wrappingRoutes } from './system/wrapping';
import { createRoutes } from './tokens/create';
import { lookUpRoutes } from './tokens/look-up';
import { renewRoutes } from './tokens/renew';
import { revokeRoutes } from './tokens/revoke';
import { tokenRoleRoutes } from './tokens/role-routes';

/** The secrets service's endpoint table, without engines and auth methods, which are in `engines.ts`. */
export const secretsRoutes: readonly SystemRoute[] = [
  ...rekeyRoutes,
  ...mountRoutes,
  ...remountRoutes,
  ...visibleMountRoutes,
  ...specificationRoutes,
  ...policyRoutes,
  ...deprecatedPolicyRoutes,
  ...capabilityRoutes,
  ...namespaceLockRoutes,
  ...namespaceRoutes,
  ...leaseRoutes,
  ...createRoutes,
  ...lookUpRoutes,
  ...renewRoutes,
  ...revokeRoutes,
  ...tokenRoleRoutes,
  ...wrappingRoutes,
  ...passwordPolicyRoutes,
  ...identityRoutes,
  ...clientRoutes,
  ...auditRoutes,
  ...rateLimitRoutes,
  ...corsRoutes,
];
