import type { WordClass } from '../../../../definition/resource';
import type { GroupRule } from '../../../../definition/rule';
import { secretInput } from '../../../../definition/secret-input';

const optional = { use: 'optional', emptyIsAbsent: true } as const;

/** The credential of a database role. Specified in the secrets API, "Database role (dynamic)", with its `credential_config` options. */
export const credentialAttributes = {
  credentialType: {
    type: 'string',
    use: 'optional',
    default: 'password',
    values: ['password', 'rsa_private_key', 'client_certificate'],
    doc: 'The type of the credential.',
  },
  credentialConfig: {
    type: 'object',
    construct: 'DatabaseCredentialConfig',
    ...optional,
    absent: 'the service uses its defaults for the type',
    doc: 'How the credential is generated. Which attributes apply depends on `credentialType`.',
    attributes: {
      passwordPolicy: {
        type: 'string',
        ...optional,
        absent: 'the policy of the connection applies',
        doc: 'The name of the policy that passwords are generated with.',
      },
      commonNameTemplate: {
        type: 'string',
        ...optional,
        absent: 'the service uses its default template',
        doc: 'The template for the common name of a client certificate.',
      },
      caCert: {
        type: 'pem',
        ...optional,
        rules: [{ rule: 'pemBlock', labels: ['CERTIFICATE'] }],
        absent: 'there is none',
        doc: 'The certificate of the CA that signs client certificates.',
      },
      ...secretInput('caPrivateKey', {
        shape: 'pem',
        readable: 'maybe',
        rules: [{ rule: 'pemBlock', labels: ['PRIVATE KEY', 'RSA PRIVATE KEY', 'EC PRIVATE KEY'] }],
        absent: 'there is none',
        doc: 'The private key of the CA that signs client certificates.',
      }),
      keyType: {
        type: 'string',
        ...optional,
        values: ['rsa', 'ed25519', 'ec'],
        construct: 'CredentialKeyType',
        absent: 'the service chooses the type',
        doc: 'The type of the generated key.',
      },
      keyBits: {
        type: 'int',
        use: 'optional',
        absentIs: 2048,
        absent: '2048 is used, or 256 with `ec`',
        doc: 'The size of the key in bits: 2048, 3072 or 4096, or with the `keyType` `ec` 224, 256, 384 or 521.',
      },
      signatureBits: {
        type: 'int',
        use: 'optional',
        absentIs: 256,
        rules: [{ rule: 'oneOf', values: [256, 384, 512] }],
        absent: '256 is used',
        doc: 'The size in bits of the hash that a certificate is signed with.',
      },
      format: {
        type: 'string',
        use: 'optional',
        absentIs: 'pkcs8',
        values: ['pkcs8'],
        construct: 'DatabaseKeyFormat',
        absent: '`pkcs8` is used',
        doc: 'The format of a private key.',
      },
    },
  },
} as const;

/** Constructs have one property for both attributes, because the settings depend on the type of the credential. */
export const credentialClass = {
  name: 'Credential',
  property: 'credential',
  doc: 'The credential that a role of the database engine issues.',
  absent: 'a password, generated with the policy of the connection',
  word: 'credentialType',
  settings: 'credentialConfig',
  factories: {
    password: { is: 'password', needs: [], takes: ['passwordPolicy'] },
    rsaPrivateKey: { is: 'rsa_private_key', needs: [], takes: ['format', 'keyBits'] },
    clientCertificate: {
      is: 'client_certificate',
      needs: ['keyType'],
      takes: [
        'commonNameTemplate',
        'caCert',
        'caPrivateKey',
        'caPrivateKeyWo',
        'caPrivateKeyWoVersion',
        'keyBits',
        'signatureBits',
      ],
    },
  },
} as const satisfies WordClass;

const KEYED = ['rsa_private_key', 'client_certificate'] as const;

/** The options that apply to each type of credential, as far as all services agree. */
export const credentialRules: readonly GroupRule[] = [
  ...['commonNameTemplate', 'caCert', 'caPrivateKey', 'caPrivateKeyWo', 'keyType', 'keyBits', 'signatureBits'].map(
    (name): GroupRule => ({
      rule: 'onlyWhen',
      attribute: `credentialConfig.${name}`,
      when: 'credentialType',
      is: KEYED,
    }),
  ),
  { rule: 'onlyWhen', attribute: 'credentialConfig.format', when: 'credentialType', is: 'rsa_private_key' },
  { rule: 'requiredWhen', attribute: 'credentialConfig.keyType', when: 'credentialType', is: 'client_certificate' },
  {
    rule: 'onlyWhen',
    attribute: 'credentialConfig.keyBits',
    when: 'credentialConfig.keyType',
    is: ['rsa', 'ec'],
    orAbsent: true,
  },
  {
    rule: 'enumBy',
    attribute: 'credentialConfig.keyBits',
    by: 'credentialConfig.keyType',
    absent: 'rsa',
    values: { rsa: ['2048', '3072', '4096'], ec: ['224', '256', '384', '521'] },
  },
];

const result = (doc: string) => ({ use: 'computed', absent: 'the service uses its default', doc }) as const;

/** The credential of a role in a data source: everything except the CA's private key. */
export const credentialResults = {
  credentialType: {
    type: 'string',
    use: 'computed',
    doc: 'The type of the credential: `password`, `rsa_private_key` or `client_certificate`.',
  },
  credentialConfig: {
    type: 'object',
    use: 'computed',
    construct: 'DataDatabaseCredentialConfig',
    absent: 'the service uses its defaults for the type',
    doc: 'How the credential is generated.',
    attributes: {
      passwordPolicy: { type: 'string', ...result('The name of the policy that passwords are generated with.') },
      commonNameTemplate: { type: 'string', ...result('The template for the common name of a client certificate.') },
      caCert: { type: 'pem', ...result('The certificate of the CA that signs client certificates.') },
      keyType: { type: 'string', ...result('The type of the generated key.') },
      keyBits: { type: 'int', ...result('The size of the key in bits.') },
      signatureBits: { type: 'int', ...result('The size in bits of the hash that a certificate is signed with.') },
      format: { type: 'string', ...result('The format of a private key.') },
    },
  },
} as const;
