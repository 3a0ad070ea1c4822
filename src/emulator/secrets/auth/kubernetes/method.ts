import { KUBERNETES_AUTH } from '../../description/tables/kubernetes-auth';
import type { Engine } from '../../engine';
import { lifetimesOf, roleRoutes } from '../role-routes';
import { reviewConfigurationRoutes, reviewConfigurations } from './config';
import { accountLoginRoutes } from './login';
import { accountRoles, accountRoleSort } from './role';

/** Logins with the token of a service account, about which a cluster is asked. */
export const kubernetesMethod: Engine = {
  type: 'kubernetes',
  description: KUBERNETES_AUTH,
  routes: [...reviewConfigurationRoutes, ...roleRoutes(accountRoleSort), ...accountLoginRoutes],
  kinds: [reviewConfigurations, accountRoles],
  tokenLifetimes: lifetimesOf(accountRoles),
};
