import { defineResource } from '../../../definition/resource';
import { enginePlace } from '../shared/stored/places';

const place = enginePlace('transit', 'keys', {
  noun: 'key',
  nameDoc: 'The name of the key.',
  example: 'orders',
  changes: 'config',
  peer: { dropped: ['auto_rotate_interval', 'keys', 'latest_version'] },
});

/** Cannot be disabled: the service accepts a write of false, and changes nothing. */
const lasting = (doc: string) =>
  ({ type: 'bool', use: 'optional', default: false, doc: `${doc} Once true, it is true for ever.` }) as const;

const ability = (doc: string) =>
  ({ type: 'bool', use: 'computed', sparse: true, absent: 'the service does not say', doc }) as const;

export const transitKey = defineResource({
  type: 'lintel_transit_key',
  service: 'secrets',
  construct: 'TransitKey',
  doc: 'A named key that the service encrypts or signs with. The key itself never leaves the service. What a destroyed key has encrypted is lost for ever, so `deletionAllowed` must be true before it can be destroyed.',
  source: ['docs/spec/secrets-everyday.md#transit-key', 'docs/spec/secrets-everyday.md#transit-audit-any-path'],
  attributes: {
    ...place.attributes,
    type: {
      type: 'string',
      use: 'optional',
      default: 'aes256-gcm96',
      values: [
        'aes128-gcm96',
        'aes256-gcm96',
        'chacha20-poly1305',
        'xchacha20-poly1305',
        'ed25519',
        'ecdsa-p256',
        'ecdsa-p384',
        'ecdsa-p521',
        'rsa-2048',
        'rsa-3072',
        'rsa-4096',
        'hmac',
        'managed_key',
        'aes128-cmac',
        'aes192-cmac',
        'aes256-cmac',
        'ml-dsa',
        'slh-dsa',
        'hybrid',
      ],
      construct: 'TransitKeyType',
      replace: true,
      doc: 'The algorithm. `xchacha20-poly1305` needs the dialect `openbao`; `managed_key`, `ml-dsa`, `slh-dsa`, `hybrid` and the `cmac` types need `vault`.',
    },
    keySize: {
      type: 'int',
      use: 'optionalComputed',
      sparse: true,
      replace: true,
      rules: [{ rule: 'range', min: 32, max: 512 }],
      absent: 'the type decides',
      doc: 'The number of bytes of an `hmac` key.',
    },
    derived: {
      type: 'bool',
      use: 'optional',
      default: false,
      replace: true,
      doc: 'Whether each request derives a key of its own from the context that it gives.',
    },
    convergentEncryption: {
      type: 'bool',
      use: 'optional',
      default: false,
      sparse: true,
      replace: true,
      doc: 'Whether the same plaintext and context always give the same ciphertext.',
    },
    exportable: lasting('Whether the key can be exported.'),
    allowPlaintextBackup: lasting('Whether a backup can contain the key in plaintext.'),
    autoRotatePeriod: {
      type: 'duration',
      use: 'optional',
      emptyIsAbsent: true,
      rules: [{ rule: 'range', min: 3600 }],
      absent: 'the key is not rotated automatically',
      doc: 'How often the service rotates the key. At least an hour.',
    },
    deletionAllowed: {
      type: 'bool',
      use: 'optional',
      default: false,
      afterwards: true,
      doc: 'Whether the key can be destroyed.',
    },
    minDecryptionVersion: {
      type: 'int',
      use: 'optional',
      default: 1,
      afterwards: true,
      rules: [{ rule: 'range', min: 1 }],
      doc: 'The number of the oldest version that decrypts and verifies. Ciphertexts of older ones are refused until it sinks again.',
    },
    minEncryptionVersion: {
      type: 'int',
      use: 'optional',
      afterwards: true,
      emptyIsAbsent: true,
      rules: [{ rule: 'range', min: 0 }],
      absent: 'the latest version is used',
      doc: 'The number of the oldest version that encrypts and signs. 0 stands for the latest.',
    },
    minAvailableVersion: {
      type: 'int',
      use: 'optionalComputed',
      rules: [{ rule: 'range', min: 0 }],
      absent: 'no version has been removed, or others decide',
      doc: 'The number of the oldest version that is kept. Older ones are removed for ever. It can only rise, and needs `minEncryptionVersion`.',
    },
    latestVersion: {
      type: 'int',
      use: 'computed',
      moving: true,
      doc: 'The number of the newest version. Rotations increase it.',
    },
    keys: {
      type: 'objects',
      use: 'computed',
      construct: 'TransitKeyKeys',
      moving: true,
      doc: 'The versions from `minDecryptionVersion` on. Empty for an `hmac` key.',
      attributes: {
        version: { type: 'int', use: 'computed', doc: 'The number of the version.' },
        createdTime: { type: 'time', use: 'computed', doc: 'When it was made.' },
        publicKey: {
          type: 'string',
          use: 'computed',
          absent: 'the type has none, or each derived key has another one',
          doc: 'The public key: PEM, or base64 for `ed25519`.',
        },
      },
    },
    supportsEncryption: ability('Whether the type encrypts.'),
    supportsDecryption: ability('Whether the type decrypts.'),
    supportsSigning: ability('Whether the type signs.'),
    supportsDerivation: ability('Whether keys can be derived from the type.'),
    importedKey: ability('Whether the key was imported.'),
    softDeleted: {
      type: 'bool',
      use: 'computed',
      sparse: true,
      moving: true,
      absent: 'the service cannot delete a key for a time only',
      doc: 'Whether the key is deleted and can be restored. It cannot be used until then.',
    },
  },
  rules: [
    { rule: 'requiredWhen', attribute: 'keySize', when: 'type', is: 'hmac' },
    { rule: 'onlyWhen', attribute: 'keySize', when: 'type', is: 'hmac' },
  ],
  ...place.marks,
  access: [
    { path: '{mount}/keys/{name}/config', needs: { create: ['update'], update: ['update'] } },
    {
      path: '{mount}/keys/{name}/trim',
      needs: { create: ['update'], update: ['update'] },
      when: ['minAvailableVersion'],
    },
  ],
  replacementHarms: 'makes everything that it has encrypted unreadable',
  movedFrom: [{ type: 'vault_transit_secret_backend_key', schemaVersions: [0] }],
});

export const transitKeyData = place.dataOf(transitKey, 'A named key that the service encrypts or signs with.');
export const transitKeysData = place.namesOf(transitKey, 'keys');
export const transitKeyList = place.listOf(transitKey, 'The keys of an engine.');
