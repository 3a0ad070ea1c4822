import type { Engine } from '../engine';
import { platformAccesses } from './access';
import { configurationRoutes } from './configuration';
import { credentialRoutes, roleLifetimes } from './credentials';
import { platformTokenRoles } from './role';
import { roleRoutes } from './roles';

/** Platform tokens: one per organization or team, or one per request for a user. When a lease ends, its token is revoked. */
export const platformTokenEngine: Engine = {
  type: 'terraform',
  routes: [...configurationRoutes, ...roleRoutes, ...credentialRoutes],
  kinds: [platformAccesses, platformTokenRoles],
  lifetimes: roleLifetimes,
  absentIn: ['openbao'],
};
