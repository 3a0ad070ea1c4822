import type { WordClass } from '../../../definition/resource';
import type { GroupRule } from '../../../definition/rule';
import { secretInput } from '../../../definition/secret-input';

const optional = { use: 'optional', emptyIsAbsent: true } as const;

/** What a role of the database engine issues. Restates the secrets API, "Database role (dynamic)", and its `credential_config` options. */
export const credentialAttributes = {
  credentialType: {
    type: 'string', use: 'optional', default: 'password', values: ['password', 'rsa_private_key', 'client_certificate'],
    doc: 'What kind of credential it is.',
  },
  credentialConfig: {
    type: 'object', ...optional, absent: 'the service chooses what its type needs',
    doc: 'How the credential is made; which of its attributes count depends on `credentialType`.',
    attributes: {
      passwordPolicy: {
        type: 'string', ...optional, absent: 'the policy of the connection counts', doc: 'The name of the policy that passwords are made by.',
      },
      commonNameTemplate: {
        type: 'string', ...optional, absent: 'the service has a template of its own', doc: 'The template of the common name of a client certificate.',
      },
      caCert: {
        type: 'pem', ...optional, rules: [{ rule: 'pemBlock', labels: ['CERTIFICATE'] }], absent: 'there is none',
        doc: 'The certificate of the authority that signs client certificates.',
      },
      ...secretInput('caPrivateKey', {
        shape: 'pem', readable: 'maybe', rules: [{ rule: 'pemBlock', labels: ['PRIVATE KEY', 'RSA PRIVATE KEY', 'EC PRIVATE KEY'] }], absent: 'there is none',
        doc: 'The private key of the authority that signs client certificates.',
      }),
      keyType: { type: 'string', ...optional, values: ['rsa', 'ed25519', 'ec'], construct: 'CredentialKeyType', absent: 'the service chooses', doc: 'The kind of key that is made.' },
      keyBits: {
        type: 'int', use: 'optional', absentIs: 2048, absent: 'it is 2048, and with `ec` 256',
        doc: 'The size of the key in bits: 2048, 3072 or 4096; with the `keyType` `ec` 224, 256, 384 or 521.',
      },
      signatureBits: {
        type: 'int', use: 'optional', absentIs: 256, rules: [{ rule: 'oneOf', values: [256, 384, 512] }], absent: 'it is 256',
        doc: 'The size of the hash that a certificate is signed with, in bits.',
      },
      format: { type: 'string', use: 'optional', absentIs: 'pkcs8', values: ['pkcs8'], absent: 'it is `pkcs8`', doc: 'The format of a private key.' },
    },
  },
} as const;

/** Constructs say it in one property: which settings there are depends on the kind of credential. */
export const credentialClass = {
  name: 'Credential', property: 'credential', doc: 'What a role of the database engine issues.', absent: 'a password, by the policy of the connection',
  word: 'credentialType', settings: 'credentialConfig',
  factories: {
    password: { is: 'password', needs: [], takes: ['passwordPolicy'] },
    rsaPrivateKey: { is: 'rsa_private_key', needs: [], takes: ['format', 'keyBits'] },
    clientCertificate: {
      is: 'client_certificate', needs: ['keyType'],
      takes: ['commonNameTemplate', 'caCert', 'caPrivateKey', 'caPrivateKeyWo', 'caPrivateKeyWoVersion', 'keyBits', 'signatureBits'],
    },
  },
} as const satisfies WordClass;

const KEYED = ['rsa_private_key', 'client_certificate'] as const;

/** Which of its options belong to which credential, as far as every service has it so. */
export const credentialRules: readonly GroupRule[] = [
  ...['commonNameTemplate', 'caCert', 'caPrivateKey', 'caPrivateKeyWo', 'keyType', 'keyBits', 'signatureBits']
    .map((name): GroupRule => ({ rule: 'onlyWhen', attribute: `credentialConfig.${name}`, when: 'credentialType', is: KEYED })),
  { rule: 'onlyWhen', attribute: 'credentialConfig.format', when: 'credentialType', is: 'rsa_private_key' },
  { rule: 'requiredWhen', attribute: 'credentialConfig.keyType', when: 'credentialType', is: 'client_certificate' },
  { rule: 'onlyWhen', attribute: 'credentialConfig.keyBits', when: 'credentialConfig.keyType', is: ['rsa', 'ec'], orAbsent: true },
  {
    rule: 'enumBy', attribute: 'credentialConfig.keyBits', by: 'credentialConfig.keyType', absent: 'rsa',
    values: { rsa: ['2048', '3072', '4096'], ec: ['224', '256', '384', '521'] },
  },
];

const result = (doc: string) => ({ use: 'computed', absent: 'the service has the one of its own', doc } as const);

/** What a data source tells of a role's credential: all but the key of the authority. */
export const credentialResults = {
  credentialType: { type: 'string', use: 'computed', doc: 'What kind of credential it is: `password`, `rsa_private_key` or `client_certificate`.' },
  credentialConfig: {
    type: 'object', use: 'computed', absent: 'the service chooses what its type needs', doc: 'How the credential is made.',
    attributes: {
      passwordPolicy: { type: 'string', ...result('The name of the policy that passwords are made by.') },
      commonNameTemplate: { type: 'string', ...result('The template of the common name of a client certificate.') },
      caCert: { type: 'pem', ...result('The certificate of the authority that signs client certificates.') },
      keyType: { type: 'string', ...result('The kind of key that is made.') },
      keyBits: { type: 'int', ...result('The size of the key in bits.') },
      signatureBits: { type: 'int', ...result('The size of the hash that a certificate is signed with, in bits.') },
      format: { type: 'string', ...result('The format of a private key.') },
    },
  },
} as const;
