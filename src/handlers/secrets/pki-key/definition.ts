import { defineDataSource } from '../../../definition/data-source';
import { defineListResource } from '../../../definition/list-resource';
import { defineResource } from '../../../definition/resource';
import { writeOnlyInput } from '../../../definition/secret-input';
import { engineArguments, engineAttributes, listAttributes, nameRules } from '../shared/mount-attributes';
import { SOURCE } from '../shared/pki/configuration-attributes';
import { KEY_BITS_RULE } from '../shared/pki/generation-attributes';
import { authorityNameRules } from '../shared/pki/issuer-attributes';

/** Specified in the foundation, operations 77 and 78. */
export const pkiKey = defineResource({
  type: 'lintel_pki_key',
  service: 'secrets',
  construct: 'PkiKey',
  doc: 'A key of a certificate authority, which the service generates or which is imported. The service never returns it. Roots and requests for intermediate CAs use it by their `keyRef`. It is not destroyed while an issuer uses it. `lifecycle { prevent_destroy = true }` protects it besides.',
  source: SOURCE,
  replacementHarms:
    'destroys the key, which is refused while an issuer uses it, and what was signed for it needs another',
  access: [
    { path: '{mount}/keys/', needs: { create: ['list'], update: ['list'] } },
    { path: '{mount}/keys/generate/internal', needs: { create: ['update'] } },
    { path: '{mount}/keys/import', needs: { create: ['update'], update: ['update'] } },
    { path: '{mount}/issuers/', needs: { delete: ['list'] }, optional: true },
  ],
  attributes: {
    ...engineAttributes('pki'),
    keyName: {
      type: 'string',
      use: 'optional',
      emptyIsAbsent: true,
      rules: authorityNameRules,
      absent: 'the key has no name',
      doc: 'The name of the key, which is unique in its mount.',
    },
    keyType: {
      type: 'string',
      use: 'optionalComputed',
      replace: true,
      values: ['rsa', 'ec', 'ed25519'],
      construct: 'AuthorityKeyType',
      absent: 'it is `rsa`, or that of `privateKeyWo`',
      doc: 'The type of the key.',
    },
    keyBits: {
      type: 'int',
      use: 'optional',
      replace: true,
      unreadable: true,
      emptyIsAbsent: true,
      absent: 'it is 2048 with `rsa`, 256 with `ec`, or that of `privateKeyWo`',
      doc: 'The size of the generated key in bits: with `rsa` 2048, 3072, 4096 or 8192, with `ec` 224, 256, 384 or 521. Not used with `ed25519`.',
    },
    ...writeOnlyInput('privateKey', {
      shape: 'pem',
      rules: [{ rule: 'pemBlock', labels: ['PRIVATE KEY', 'RSA PRIVATE KEY', 'EC PRIVATE KEY'] }],
      absent: 'the service generates the key',
      doc: 'A private key to import, as PEM without a password. The mount must not have it. Once it is imported, it can be removed from the configuration, and the key stays; another private key replaces the key.',
    }),
    keyId: { type: 'string', use: 'computed', doc: 'The id of the key.' },
    subjectKeyId: {
      type: 'string',
      use: 'computed',
      absent: 'the service does not report it, and the key was not imported',
      doc: 'The subject key identifier of the key, in lower-case hexadecimal with colons.',
    },
    secretsRevision: {
      type: 'int',
      use: 'computed',
      revision: true,
      doc: 'How many times a write-only input was sent or cleared. Starts at 0 and increases by one with each plan that sends or clears one.',
    },
  },
  rules: [
    KEY_BITS_RULE,
    {
      rule: 'conflicts',
      attribute: 'privateKeyWo',
      with: ['keyType', 'keyBits'],
      words: 'an imported key has a type and a size of its own',
    },
  ],
  identity: { mount: false, keyId: true },
  imports: [
    {
      form: '{mount}/key/{keyId}',
      matches: '^.+/key/(?!\\.{1,2}$)[^/]+$',
      example: 'pki/key/5f1d2f5e-54c1-4d0e-8a3a-2b1c7f0d9e11',
    },
  ],
  movedFrom: [{ type: 'vault_pki_secret_backend_key', schemaVersions: [0] }],
});

const keyName = {
  type: 'string',
  use: 'computed',
  absent: 'the key has no name',
  doc: 'The name of the key.',
} as const;

/** Specified in the foundation, operation 78. */
export const pkiKeyData = defineDataSource({
  type: 'lintel_pki_key',
  service: 'secrets',
  construct: 'DataPkiKey',
  doc: 'A key of a certificate authority. The private key is not included: the service never returns it.',
  source: SOURCE,
  access: [{ path: '{mount}/key/{keyRef}', needs: { read: ['read'] } }],
  attributes: {
    ...engineArguments('pki'),
    keyRef: {
      type: 'string',
      use: 'optional',
      default: 'default',
      rules: nameRules,
      doc: 'The id or the name of the key; `default` is the default key of the engine.',
    },
    keyId: { type: 'string', use: 'computed', doc: 'The id of the key.' },
    keyName,
    keyType: { type: 'string', use: 'computed', doc: 'The type of the key: `rsa`, `ec` or `ed25519`.' },
    subjectKeyId: {
      type: 'string',
      use: 'computed',
      absent: 'the service does not report it',
      doc: 'The identifier of the key in certificates, in hexadecimal with colons.',
    },
  },
});

/** Specified in the foundation, operation 77. */
export const pkiKeysData = defineDataSource({
  type: 'lintel_pki_keys',
  service: 'secrets',
  construct: 'DataPkiKeys',
  doc: 'The keys of a certificate authority.',
  source: SOURCE,
  access: [{ path: '{mount}/keys/', needs: { read: ['list'] } }],
  attributes: {
    ...engineArguments('pki'),
    keys: {
      type: 'objects',
      use: 'computed',
      construct: 'PkiKeyEntry',
      doc: 'The keys, sorted by id. Empty if there are none.',
      attributes: {
        keyId: { type: 'string', use: 'computed', doc: 'The id of the key.' },
        keyName,
        isDefault: { type: 'bool', use: 'computed', doc: 'Whether this is the default key of the engine.' },
      },
    },
  },
});

export const pkiKeyList = defineListResource({
  type: 'lintel_pki_key',
  doc: 'The keys of a certificate authority.',
  source: SOURCE,
  attributes: listAttributes('pki'),
});
