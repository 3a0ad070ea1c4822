import { DATABASE } from '../description/tables/database';
import type { Engine } from '../engine';
import { databaseConnections } from './connection';
import { connectionRoutes } from './connections';
import { credentialRoutes, renewUser, revokeUser, roleLifetimes } from './credentials';
import { rotateDue } from './due-rotations';
import { databaseRoles, databaseStaticRoles } from './role';
import { roleRoutes } from './roles';
import { staticRoleRoutes } from './static-roles';

/** Database credentials: users created for each request, and passwords of existing users. */
export const databaseEngine: Engine = {
  type: 'database',
  description: DATABASE,
  routes: [...connectionRoutes, ...roleRoutes, ...credentialRoutes, ...staticRoleRoutes],
  kinds: [databaseConnections, databaseRoles, databaseStaticRoles],
  revoke: revokeUser,
  lifetimes: roleLifetimes,
  renew: renewUser,
  catchUp: rotateDue,
};
