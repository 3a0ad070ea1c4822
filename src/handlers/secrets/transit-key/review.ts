import type { ResourceReview } from '../../../definition/review-rule';

/** The review rules of keys of the transit engine. */
export const transitKeyReview: ResourceReview = {
  rules: [
    {
      attribute: ['exportable', 'allowPlaintextBackup'],
      when: 'becomes',
      is: true,
      on: ['create', 'update', 'replace'],
      severity: 'danger',
      says: 'The key can leave the service',
      why: 'Anyone who may export or back it up has it in plaintext, and this cannot be undone.',
    },
    {
      attribute: 'minAvailableVersion',
      when: 'rises',
      absentIs: 0,
      severity: 'danger',
      says: 'Old versions of the key are removed for ever',
      why: 'What they have encrypted can never be decrypted again.',
    },
    {
      attribute: 'deletionAllowed',
      when: 'becomes',
      is: true,
      on: ['create', 'update', 'replace'],
      severity: 'warning',
      says: 'The key can be deleted',
      why: 'Anyone who may delete it makes what it has encrypted unreadable.',
    },
    {
      attribute: 'minDecryptionVersion',
      when: 'rises',
      severity: 'warning',
      says: 'Ciphertexts of old versions are refused',
      why: 'They have to be encrypted again first, with `rewrap`.',
    },
    {
      attribute: 'autoRotatePeriod',
      when: 'rises',
      absentIs: 'most',
      severity: 'warning',
      says: 'The key is rotated less often, or not at all',
      why: 'A version that leaks has encrypted more.',
    },
    {
      attribute: ['autoRotatePeriod', 'minDecryptionVersion', 'minEncryptionVersion'],
      when: 'changes',
      severity: 'note',
      says: 'Other versions of the key are used',
      why: 'Programs that pin a version may be refused.',
    },
    {
      on: ['delete', 'replace'],
      about: ['mount', 'name', 'type', 'keySize', 'derived', 'convergentEncryption'],
      severity: 'danger',
      says: 'Everything that the key has encrypted is lost for ever',
      why: 'Nothing brings a deleted key back.',
    },
  ],
  unremarkable: {},
};
