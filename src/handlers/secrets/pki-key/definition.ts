import { defineDataSource } from '../../../definition/data-source';
import { engineArguments, nameRules } from '../shared/mount-attributes';
import { SOURCE } from '../shared/pki/configuration-attributes';

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
