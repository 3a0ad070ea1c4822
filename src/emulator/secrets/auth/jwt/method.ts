import { JWT } from '../../description/tables/jwt';
import type { Engine } from '../../engine';
import { lifetimesOf, roleRoutes } from '../role-routes';
import { jwtConfigurationRoutes, jwtConfigurations } from './config';
import { jwtLoginRoutes } from './login';
import { jwtRoles, jwtRoleSort } from './role';

/** Logins with a signed JWT. Browser logins are not served, but their roles are. */
export const jwtMethod: Engine = {
  type: 'jwt',
  description: JWT,
  routes: [...jwtConfigurationRoutes, ...roleRoutes(jwtRoleSort), ...jwtLoginRoutes],
  kinds: [jwtConfigurations, jwtRoles],
  tokenLifetimes: lifetimesOf(jwtRoles),
};

/** The same method under its other name. */
export const oidcMethod: Engine = { ...jwtMethod, type: 'oidc' };
