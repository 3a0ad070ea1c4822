import { APPROLE } from '../../description/tables/approle';
import type { Engine } from '../../engine';
import { refusedLogins } from '../lockout';
import { lifetimesOf, roleRoutes } from '../role-routes';
import { appRoleLoginRoutes } from './login';
import { appRoles, appRoleSort, roleIdRoutes } from './role';
import { secretIds, staleAccessors, sweep } from './secret-id';
import { secretIdRoutes } from './secret-ids';

/** Logins with a role id and a secret id. */
export const approleMethod: Engine = {
  type: 'approle',
  description: APPROLE,
  routes: [...roleRoutes(appRoleSort), ...roleIdRoutes, ...secretIdRoutes, ...appRoleLoginRoutes],
  kinds: [appRoles, secretIds, staleAccessors, refusedLogins],
  tokenLifetimes: lifetimesOf(appRoles),
  catchUp: async (world) => sweep(world),
};
