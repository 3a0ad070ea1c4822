import type { ReviewRule, Operation } from '../../../definition/review-rule';

const kept: readonly Operation[] = ['update'];

/** What a change of the credentials that a role issues means, for the roles of the database engine. */
export const credentialReview: readonly ReviewRule[] = [
  { attribute: 'credentialType', when: 'changes', on: kept, severity: 'warning', says: 'Another kind of credential is issued', why: 'Whoever asks for one must know what to do with it.' },
  {
    attribute: 'credentialConfig.caPrivateKey', when: 'sent', severity: 'warning', says: 'The key that client certificates are signed with is sent or cleared',
    why: 'A database that trusts the authority before refuses the certificates that come.',
  },
  { attribute: 'credentialConfig.caCert', when: 'changes', on: kept, severity: 'warning', says: 'Another authority signs client certificates', why: 'A database that trusts the one before refuses them.' },
  { attribute: ['credentialConfig.keyBits', 'credentialConfig.signatureBits'], when: 'sinks', on: kept, severity: 'warning', says: 'Credentials become weaker', why: 'A shorter key or hash is easier to break.' },
  { attribute: 'credentialConfig.passwordPolicy', when: 'changes', on: kept, severity: 'warning', says: 'Passwords are made by another policy', why: 'It decides how hard they are to guess.' },
];

/** What nobody must hear of, in the same roles. */
export const unremarkableCredential = {
  'credentialConfig': 'its members have rules of their own',
  'credentialConfig.commonNameTemplate': 'it only names who gets a certificate',
  'credentialConfig.keyType': 'the size of the key has a rule of its own',
  'credentialConfig.format': 'there is one format only',
  'credentialConfig.caPrivateKeyWo': 'it is in no plan: the counter and the version tell that it is sent',
  'credentialConfig.caPrivateKeyWoVersion': 'the rule about the key sees it',
} as const;
