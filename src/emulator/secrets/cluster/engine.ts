import type { Engine } from '../engine';
import { clusterConfigurations, configurationRoutes } from './configuration';
import { credentialRoutes } from './credentials';
import { clusterRoles } from './role';
import { roleRoutes } from './roles';

/** Tokens of service accounts in a cluster. No cluster is asked: what a lease stands for goes with the lease. */
export const clusterEngine: Engine = {
  type: 'kubernetes',
  routes: [...configurationRoutes, ...roleRoutes, ...credentialRoutes],
  kinds: [clusterConfigurations, clusterRoles],
};
