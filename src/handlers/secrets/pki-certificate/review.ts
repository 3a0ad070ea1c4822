import type { ResourceReview } from '../../../definition/review-rule';
import { certificateRules, unremarkableCertificate } from '../shared/certificate-review';

/** What a change of a certificate means to what serves it: every input is part of one request, and another request is another certificate. */
export const pkiCertificateReview: ResourceReview = {
  rules: certificateRules([
    'mount', 'role', 'externalPolicy', 'commonName', 'issuerRef', 'altNames', 'ipSans', 'uriSans', 'otherSans', 'excludeCnFromSans', 'ttl', 'notAfter', 'format', 'removeRootsFromChain',
    'userIds', 'certMetadata', 'privateKeyFormat', 'status',
  ]),
  unremarkable: unremarkableCertificate,
};
