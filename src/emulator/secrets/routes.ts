import { rekeyRoutes } from './rekey/routes';
import { clientRoutes } from './system/clients';
import { leaseRoutes } from './system/leases';
import { mountRoutes } from './system/mounts';
import { passwordPolicyRoutes } from './system/password-policies';
import type { SystemRoute } from './system/route';

/** The endpoint table of the secrets service apart from engines, which are in `engines.ts`. */
export const secretsRoutes: readonly SystemRoute[] = [
  ...rekeyRoutes,
  ...mountRoutes,
  ...leaseRoutes,
  ...passwordPolicyRoutes,
  ...clientRoutes,
];
