import { CLUSTER } from '../description/tables/cluster';
import type { Engine } from '../engine';
import { clusterConfigurations, configurationRoutes } from './configuration';
import { credentialRoutes } from './credentials';
import { clusterRoles } from './role';
import { roleRoutes } from './roles';

/** Service account tokens in a cluster. The emulator does not contact any cluster; a lease's objects disappear with the lease. */
export const clusterEngine: Engine = {
  type: 'kubernetes',
  description: CLUSTER,
  routes: [...configurationRoutes, ...roleRoutes, ...credentialRoutes],
  kinds: [clusterConfigurations, clusterRoles],
};
