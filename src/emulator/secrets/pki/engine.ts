import { PKI } from '../description/tables/pki';
import type { Engine } from '../engine';
import { acmeRoutes } from './acme';
import { certificateRoutes } from './certificates';
import { pkiConfigRoutes } from './config';
import { crlRoutes } from './crl';
import { externalPolicyRoutes } from './external-policy';
import { intermediateRoutes } from './generate-intermediate';
import { rootRoutes } from './generate-root';
import { importRoutes } from './import';
import { issueRoutes } from './issue';
import { issuerRoutes } from './issuers';
import { keyRoutes } from './keys';
import { keyIn, pkiAccountBindings, pkiCertificates, pkiConfigs, pkiIssuers, pkiKeys, pkiRoles } from './kinds';
import { ocspRoutes } from './ocsp';
import { revokeCertificate, revokeRoutes } from './revoke';
import { pkiRoleRoutes } from './roles';
import { signRoutes } from './sign';
import { signIntermediateRoutes } from './sign-intermediate';
import { tidyRoutes, tidyWhenDue } from './tidy';

/**
 * The certificate authority: first the operations of the specification, in its order, then those that only Vault and
 * OpenBao have.
 */
export const pkiEngine: Engine = {
  type: 'pki',
  description: PKI,
  kinds: [pkiRoles, pkiKeys, pkiIssuers, pkiCertificates, pkiConfigs, pkiAccountBindings],
  routes: [
    ...pkiRoleRoutes,
    ...issueRoutes,
    ...signRoutes,
    ...signIntermediateRoutes,
    ...externalPolicyRoutes,
    ...rootRoutes,
    ...intermediateRoutes,
    ...importRoutes,
    ...issuerRoutes,
    ...keyRoutes,
    ...pkiConfigRoutes,
    ...crlRoutes,
    ...ocspRoutes,
    ...acmeRoutes,
    ...tidyRoutes,
    ...revokeRoutes,
    ...certificateRoutes,
  ],
  revoke: async (world, { mount, secret: { serial } }) => {
    const certificate = world.store.of(pkiCertificates).find(keyIn(mount, String(serial)));
    if (certificate) revokeCertificate(world, certificate);
  },
  catchUp: async (world) => tidyWhenDue(world),
};
