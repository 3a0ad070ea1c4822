import type { ResourceReview, ObjectChange, Operation, Remark } from '../../../definition/review-rule';
import { isUnknown } from '../../../definition/value';
import { certificateRules, unremarkableCertificate } from '../shared/certificate-review';

const whenSigned: readonly Operation[] = ['create', 'replace'];

/** What the certificate of an authority means to those who trust the one above it. */
export const pkiSignedIntermediateReview: ResourceReview = {
  rules: [
    { on: whenSigned, about: ['maxPathLength'], judge: judgePathLength },
    {
      attribute: 'useCsrValues', when: 'becomes', is: true, on: whenSigned, severity: 'warning', says: 'The request decides what the authority is',
      why: 'Subject, names and extensions are those that whoever made the request wrote into it, and not those that this plan shows.',
    },
    { attribute: 'permittedDnsDomains', when: 'gains', absentIs: 'everything', on: ['replace'], severity: 'danger', says: 'The authority may issue for further domains', why: 'Whoever holds its key can take the place of whoever has such a name.' },
    ...certificateRules([
      'mount', 'csr', 'commonName', 'issuerRef', 'altNames', 'ipSans', 'uriSans', 'otherSans', 'excludeCnFromSans', 'ttl', 'notAfter', 'format', 'keyUsage', 'ou', 'organization',
      'country', 'locality', 'province', 'streetAddress', 'postalCode', 'subjectSerialNumber', 'notBeforeDuration', 'signatureBits', 'skid', 'usePss', 'status',
    ]),
  ],
  unremarkable: unremarkableCertificate,
};

function judgePathLength({ operation, before, after }: ObjectChange): Remark[] {
  const limit = after.maxPathLength;
  const why = 'Whoever holds its key can make authorities that make authorities, and all of them are trusted.';
  if (isUnknown(limit)) return [{ attribute: 'maxPathLength', severity: 'note', says: 'How many authorities may stand below this one is known only after apply', why }];
  const hadNone = operation === 'replace' && (before.maxPathLength === undefined || before.maxPathLength === -1);
  const hasNone = limit === undefined || limit === -1;
  return hasNone && !hadNone ? [{ attribute: 'maxPathLength', severity: 'danger', says: 'The authority may make others below it, without a limit', why }] : [];
}
