import type { ResourceReview, ObjectChange, Operation, Remark } from '../../../definition/review-rule';
import { isUnknown } from '../../../definition/value';
import { certificateRules, unremarkableCertificate } from '../shared/certificates/certificate-review';

const whenSigned: readonly Operation[] = ['create', 'replace'];

/** Review rules for intermediate CAs. */
export const pkiSignedIntermediateReview: ResourceReview = {
  rules: [
    { on: whenSigned, about: ['maxPathLength'], judge: judgePathLength },
    {
      attribute: 'useCsrValues',
      when: 'becomes',
      is: true,
      on: whenSigned,
      severity: 'warning',
      says: 'The signing request determines the properties of the CA',
      why: 'The subject, names and extensions are taken from the signing request, not from the attributes in this plan.',
    },
    {
      attribute: 'permittedDnsDomains',
      when: 'gains',
      absentIs: 'everything',
      on: ['replace'],
      severity: 'danger',
      says: 'The CA can issue certificates for additional domains',
      why: 'The owner of its key can impersonate every host in these domains.',
    },
    ...certificateRules([
      'mount',
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
      'keyUsage',
      'ou',
      'organization',
      'country',
      'locality',
      'province',
      'streetAddress',
      'postalCode',
      'subjectSerialNumber',
      'notBeforeDuration',
      'signatureBits',
      'skid',
      'usePss',
      'status',
    ]),
  ],
  unremarkable: unremarkableCertificate,
};

function judgePathLength({ operation, before, after }: ObjectChange): Remark[] {
  const limit = after.maxPathLength;
  const why = 'The owner of its key can create further CAs at any depth, and all of them are trusted.';
  if (isUnknown(limit)) {
    return [
      {
        attribute: 'maxPathLength',
        severity: 'note',
        says: 'The number of CAs allowed below this one is known only after apply',
        why,
      },
    ];
  }
  const hadNone = operation === 'replace' && (before.maxPathLength === undefined || before.maxPathLength === -1);
  const hasNone = limit === undefined || limit === -1;
  return hasNone && !hadNone
    ? [{ attribute: 'maxPathLength', severity: 'danger', says: 'The CA can create CAs below it without a limit', why }]
    : [];
}
