import type { Engine } from '../engine';
import { platformAccesses } from './access';
import { configurationRoutes } from './configuration';
import { credentialRoutes, roleLifetimes } from './credentials';
import { platformTokenRoles } from './role';
import { roleRoutes } from './roles';

/** Tokens of the platform: one per organization or team, or one per request for a user. The end of a lease revokes its token. */
export const platformTokenEngine: Engine = {
  type: 'terraform',
  routes: [...configurationRoutes, ...roleRoutes, ...credentialRoutes],
  kinds: [platformAccesses, platformTokenRoles],
  lifetimes: roleLifetimes,
  absentIn: ['openbao'],
};
