import type { Engine } from '../engine';
import { platformAccesses } from './access';
import { configurationRoutes } from './configuration';
import { credentialRoutes } from './credentials';
import { platformTokenRoles } from './role';
import { roleRoutes } from './roles';

/** Tokens of the platform: one for an organization or a team, one for each request of a user. A lease that ends takes its token with it. */
export const platformTokenEngine: Engine = {
  type: 'terraform',
  routes: [...configurationRoutes, ...roleRoutes, ...credentialRoutes],
  kinds: [platformAccesses, platformTokenRoles],
  absentIn: ['openbao'],
};
