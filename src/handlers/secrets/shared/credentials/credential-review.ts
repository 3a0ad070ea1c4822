import type { ReviewRule, Operation } from '../../../../definition/review-rule';

const inPlace: readonly Operation[] = ['update'];

/** Review rules for the credential of a database role. */
export const credentialReview: readonly ReviewRule[] = [
  {
    attribute: 'credentialType',
    when: 'changes',
    on: inPlace,
    severity: 'warning',
    says: 'Another type of credential is issued',
    why: 'Clients of the role must support the new type.',
  },
  {
    attribute: 'credentialConfig.caPrivateKey',
    when: 'sent',
    severity: 'warning',
    says: 'The CA key for client certificates is sent or cleared',
    why: 'A database that trusts only the previous CA rejects the new certificates.',
  },
  {
    attribute: 'credentialConfig.caCert',
    when: 'changes',
    on: inPlace,
    severity: 'warning',
    says: 'Another CA signs client certificates',
    why: 'A database that trusts only the previous CA rejects the new certificates.',
  },
  {
    attribute: ['credentialConfig.keyBits', 'credentialConfig.signatureBits'],
    when: 'sinks',
    on: inPlace,
    severity: 'warning',
    says: 'Credentials become weaker',
    why: 'A shorter key or hash is easier to break.',
  },
  {
    attribute: 'credentialConfig.passwordPolicy',
    when: 'changes',
    on: inPlace,
    severity: 'warning',
    says: 'Passwords are generated with another policy',
    why: 'The policy determines how hard they are to guess.',
  },
];

/** Inputs of the credential whose changes need no review. */
export const unremarkableCredential = {
  'credentialConfig': 'its members have their own rules',
  'credentialConfig.commonNameTemplate': 'it only determines the names in certificates',
  'credentialConfig.keyType': 'the size of the key has its own rule',
  'credentialConfig.format': 'there is only one format',
  'credentialConfig.caPrivateKeyWo': 'it is not part of the plan: the counter and the version show that it is sent',
  'credentialConfig.caPrivateKeyWoVersion': 'the rule for the key covers it',
} as const;
