import type { Meaning } from '../../../definition/meaning';
import { certificateRules, ordinaryCertificate } from '../certificate-meaning';

/** What a change of a certificate means to what serves it: every input is part of one request, and another request is another certificate. */
export const pkiCertificateMeaning: Meaning = {
  rules: certificateRules([
    'mount', 'role', 'externalPolicy', 'commonName', 'issuerRef', 'altNames', 'ipSans', 'uriSans', 'otherSans', 'excludeCnFromSans', 'ttl', 'notAfter', 'format', 'removeRootsFromChain',
    'userIds', 'certMetadata', 'privateKeyFormat', 'status',
  ]),
  ordinary: ordinaryCertificate,
};
