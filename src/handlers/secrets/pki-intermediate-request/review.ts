import type { ResourceReview } from '../../../definition/review-rule';

/** The review rules of requests for intermediate CAs. */
export const pkiIntermediateRequestReview: ResourceReview = {
  rules: [
    {
      on: ['delete'],
      severity: 'danger',
      says: 'The key of the request is destroyed, unless an issuer has it',
      why: 'A certificate that was signed for the request can no longer be used without its key.',
    },
    {
      on: ['replace'],
      about: [
        'mount',
        'commonName',
        'altNames',
        'ipSans',
        'uriSans',
        'otherSans',
        'excludeCnFromSans',
        'ou',
        'organization',
        'country',
        'locality',
        'province',
        'streetAddress',
        'postalCode',
        'subjectSerialNumber',
        'keyType',
        'keyBits',
        'keyRef',
        'signatureBits',
        'usePss',
        'addBasicConstraints',
        'keyUsage',
      ],
      severity: 'danger',
      says: 'Another request replaces this one',
      why: 'What was signed for the first request is replaced as well, and certificates that it has issued need the first to be verified.',
    },
    {
      attribute: 'keyName',
      when: 'changes',
      severity: 'note',
      says: 'The key gets another name',
      why: 'Requests that use the earlier name are refused.',
    },
    {
      attribute: 'deleteKey',
      when: 'changes',
      severity: 'warning',
      says: 'A destroy keeps the key, or no longer does',
      why: 'A key that nothing manages stays until its mount goes.',
    },
  ],
  unremarkable: {},
};
