import type { ResourceReview } from '../../../definition/review-rule';

/** The review rules of keys of certificate authorities. */
export const pkiKeyReview: ResourceReview = {
  rules: [
    {
      on: ['delete', 'replace'],
      about: ['mount', 'keyType', 'keyBits', 'keyId'],
      severity: 'danger',
      says: 'The key is destroyed',
      why: 'Nobody has a copy of a generated key, and a certificate that was signed for it can no longer be used. The service refuses only while an issuer has the key.',
    },
    {
      attribute: 'keyName',
      when: 'changes',
      severity: 'note',
      says: 'The key gets another name',
      why: 'Requests that use the earlier name are refused.',
    },
    {
      attribute: 'secretsRevision',
      when: 'sent',
      severity: 'warning',
      says: 'A private key is imported',
      why: 'Anyone else who has the key can sign in the name of the issuers that use it.',
    },
  ],
  unremarkable: {
    privateKeyWo: 'its revision or its version decides whether it is sent',
    privateKeyWoVersion: 'its revision shows whether the key is sent',
  },
};
