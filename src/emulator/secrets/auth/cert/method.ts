import type { Engine } from '../../engine';
import { lifetimesOf, roleRoutes } from '../role-routes';
import { certificateLoginRoutes, requireSameCertificate } from './login';
import { certificateRoles, certificateRoleSort } from './role';

/** Logins with the client certificate of a TLS connection. */
export const certMethod: Engine = {
  type: 'cert',
  routes: [...roleRoutes(certificateRoleSort), ...certificateLoginRoutes],
  kinds: [certificateRoles],
  tokenLifetimes: lifetimesOf(certificateRoles),
  renewToken: requireSameCertificate,
};
