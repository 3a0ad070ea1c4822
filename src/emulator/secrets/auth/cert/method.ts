import { CERT } from '../../description/tables/cert';
import type { Engine, EngineRoute } from '../../engine';
import { listedPage } from '../../envelope';
import { lifetimesOf, roleRoutes } from '../role-routes';
import { certificateLoginRoutes, requireSameCertificate } from './login';
import { certificateRoles, certificateRoleSort } from './role';

/** No revocation list can be uploaded here, so none is ever listed. */
const revocationLists: EngineRoute = {
  operation: 'Auth methods: List revocation lists (cert)',
  method: 'LIST',
  path: 'crls',
  handle: ({ world, call }) => listedPage(world, call, []),
};

/** Logins using the client certificate of a TLS connection. */
export const certMethod: Engine = {
  type: 'cert',
  description: CERT,
  routes: [...roleRoutes(certificateRoleSort), ...certificateLoginRoutes, revocationLists],
  kinds: [certificateRoles],
  tokenLifetimes: lifetimesOf(certificateRoles),
  renewToken: requireSameCertificate,
};
