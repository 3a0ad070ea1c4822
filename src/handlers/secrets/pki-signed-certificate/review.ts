import type { ResourceReview } from '../../../definition/review-rule';
import { certificateRules, unremarkableCertificate } from '../shared/certificates/certificate-review';

/** Review rules for certificates. Every input is part of the request, so changing one issues another certificate. */
export const pkiSignedCertificateReview: ResourceReview = {
  rules: certificateRules([
    'mount',
    'role',
    'externalPolicy',
    'csr',
    'commonName',
    'issuerRef',
    'altNames',
    'ipSans',
    'uriSans',
    'otherSans',
    'excludeCnFromSans',
    'ttl',
    'notAfter',
    'format',
    'removeRootsFromChain',
    'userIds',
    'certMetadata',
    'status',
  ]),
  unremarkable: unremarkableCertificate,
};
