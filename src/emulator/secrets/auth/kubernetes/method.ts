import { KUBERNETES_AUTH } from '../../description/tables/kubernetes-auth';
import type { Engine } from '../../engine';
import { lifetimesOf, roleRoutes } from '../role-routes';
import { reviewConfigurationRoutes, reviewConfigurations } from './config';
import { accountLoginRoutes } from './login';
import { accountRoles, accountRoleSort } from './role';

/** Logins with a service account's token, verified by a cluster. */
export const kubernetesMethod: Engine = {
  type: 'kubernetes',
  description: KUBERNETES_AUTH,
  routes: [...reviewConfigurationRoutes, ...roleRoutes(accountRoleSort), ...accountLoginRoutes],
  kinds: [reviewConfigurations, accountRoles],
  tokenLifetimes: lifetimesOf(accountRoles),
};
