import { USERPASS } from '../../description/tables/userpass';
import type { Engine } from '../../engine';
import { refusedLogins } from '../lockout';
import { lifetimesOf } from '../role-routes';
import { userpassLoginRoutes } from './login';
import { userRoutes, users } from './user';

/** Logins with a name and a password. */
export const userpassMethod: Engine = {
  type: 'userpass',
  description: USERPASS,
  plainNames: true,
  routes: [...userRoutes, ...userpassLoginRoutes],
  kinds: [users, refusedLogins],
  tokenLifetimes: lifetimesOf(users),
};
