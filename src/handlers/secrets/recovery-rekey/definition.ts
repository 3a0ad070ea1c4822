import type { Access } from '../../../definition/access';
import { defineDataSource } from '../../../definition/data-source';
import { defineEphemeralResource } from '../../../definition/ephemeral-resource';
import { defineResource } from '../../../definition/resource';

/** Binary OpenPGP begins with a public-key packet in the old or the new format. Armored keys and private keys do not. */
const PGP_KEY = {
  rule: 'pattern',
  pattern: '^(?:m[A-Za-z0-9+/]|x[g-v])(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}|[A-Za-z0-9+/]=|==)$',
  words:
    'be a binary OpenPGP public key in base64, without armor or line breaks, such as the output of `gpg --export <key> | base64 -w 0`',
} as const;

const IN_PROGRESS: Access['needs'] = {
  read: ['read'],
  create: ['read', 'update', 'delete'],
  update: ['read', 'update', 'delete'],
  delete: ['read', 'delete'],
};

/** OpenBao has moved these endpoints. */
const REKEY: readonly Access[] = [
  ...['init', 'verify'].flatMap((name): Access[] => [
    { path: `sys/rekey-recovery-key/${name}`, needs: IN_PROGRESS, dialects: ['standard', 'vault'] },
    { path: `sys/rotate/recovery/${name}`, needs: IN_PROGRESS, dialects: ['openbao'] },
  ]),
];

/** Specified in the secrets API, "Rekey operation (recovery key)". No key share passes through this resource. */
export const recoveryRekey = defineResource({
  type: 'lintel_recovery_rekey',
  service: 'secrets',
  construct: 'RecoveryRekey',
  doc: 'An attempt to replace the recovery key. Creating it starts the attempt; key holders then submit their shares with `lintel rekey`, and no share passes through Terraform. A finished attempt is not repeated until `triggers` change.',
  replacementHarms: 'cancels the attempt and discards all submitted shares',
  source: [
    'docs/spec/secrets.md#rekey-operation-recovery-key',
    'docs/spec/secrets.md#recovery-key-rekey-only-for-seals-that-support-recovery-keys',
    'docs/spec/secrets.md#limits',
  ],
  access: REKEY,
  ownAccess: {},
  attributes: {
    id: { type: 'string', use: 'computed', doc: 'Always `recovery`, because a service runs one attempt at a time.' },
    secretShares: {
      type: 'int',
      use: 'required',
      replace: true,
      unreadable: 'maybe',
      rules: [{ rule: 'range', min: 1, max: 255 }],
      doc: 'The number of shares that the new key is split into.',
    },
    secretThreshold: {
      type: 'int',
      use: 'required',
      replace: true,
      unreadable: 'maybe',
      rules: [{ rule: 'range', min: 1, max: 255 }],
      doc: 'The number of new shares needed to reconstruct the key.',
    },
    pgpKeys: {
      type: 'list',
      element: 'string',
      use: 'optional',
      replace: true,
      unreadable: 'maybe',
      emptyIsAbsent: true,
      elementRules: [PGP_KEY],
      absent: 'the new shares are returned unencrypted',
      doc: 'The PGP public keys that the new shares are encrypted with, in the order of the shares. The service reports their fingerprints.',
    },
    backup: {
      type: 'bool',
      use: 'optional',
      default: false,
      replace: true,
      unreadable: 'maybe',
      doc: 'Whether the service also stores the encrypted shares. To read them, use the ephemeral resource `lintel_recovery_key_backup`.',
    },
    requireVerification: {
      type: 'bool',
      use: 'optional',
      default: false,
      replace: true,
      unreadable: 'maybe',
      doc: 'Whether the new key takes effect only after its holders have verified their shares with `lintel rekey verify`.',
    },
    triggers: {
      type: 'map',
      element: 'string',
      use: 'optional',
      local: true,
      replace: true,
      emptyIsAbsent: true,
      absent: 'there are none',
      doc: 'Arbitrary values. When one of them changes, a running attempt is cancelled and a new one starts.',
    },
    state: {
      type: 'string',
      use: 'computed',
      moving: true,
      doc: 'The state of the attempt: `started` while shares of the current key are submitted, `verifying` while the new shares are verified, `ended` once the attempt was completed, cancelled or lost. The service does not report which.',
    },
    nonce: {
      type: 'string',
      use: 'computed',
      moving: true,
      doc: 'Identifies this attempt. Key holders need it to submit their shares.',
    },
    verificationNonce: {
      type: 'string',
      use: 'computed',
      moving: true,
      absent: 'no verification is in progress',
      doc: 'Identifies this verification of the new shares.',
    },
    progress: {
      type: 'int',
      use: 'computed',
      moving: true,
      doc: 'The number of submitted shares of the current key at the last read.',
    },
    required: {
      type: 'int',
      use: 'computed',
      moving: true,
      doc: 'The number of shares of the current key that are needed.',
    },
    verificationProgress: {
      type: 'int',
      use: 'computed',
      moving: true,
      absent: 'no verification is in progress',
      doc: 'The number of verified new shares at the last read.',
    },
    pgpFingerprints: {
      type: 'list',
      element: 'string',
      use: 'computed',
      doc: 'The fingerprints of the PGP keys, in the order of the shares. Empty if there are none.',
    },
  },
  rules: [
    { rule: 'atMost', attribute: 'secretThreshold', limit: 'secretShares' },
    { rule: 'asManyAs', attribute: 'pgpKeys', as: 'secretShares' },
    { rule: 'requiredWhen', attribute: 'pgpKeys', when: 'backup', is: true },
  ],
  identity: { id: true },
  imports: [{ form: '{id}', matches: '^recovery$', example: 'recovery' }],
});

const { verificationNonce, verificationProgress, pgpFingerprints } = recoveryRekey.attributes;
const idle = 'no rekey is in progress';

/** Specified in the secrets API, operations "Read rekey progress" and "Read verification progress". */
export const recoveryRekeyData = defineDataSource({
  type: 'lintel_recovery_rekey',
  service: 'secrets',
  construct: 'DataRecoveryRekey',
  doc: 'The progress of the current rekey of the recovery key, regardless of how it was started.',
  source: ['docs/spec/secrets.md#recovery-key-rekey-only-for-seals-that-support-recovery-keys'],
  access: REKEY.map(({ needs, ...rest }) => ({ ...rest, needs: { read: needs.read! } })),
  attributes: {
    id: { type: 'string', use: 'computed', doc: 'Always `recovery`.' },
    started: { type: 'bool', use: 'computed', doc: 'Whether a rekey is in progress.' },
    nonce: { type: 'string', use: 'computed', absent: idle, doc: 'Identifies the attempt.' },
    verificationNonce: {
      type: 'string',
      use: 'computed',
      absent: verificationNonce.absent,
      doc: verificationNonce.doc,
    },
    progress: { type: 'int', use: 'computed', doc: 'The number of submitted shares of the current key.' },
    required: { type: 'int', use: 'computed', doc: 'The number of shares of the current key that are needed.' },
    verificationProgress: {
      type: 'int',
      use: 'computed',
      absent: verificationProgress.absent,
      doc: 'The number of verified new shares.',
    },
    pgpFingerprints: { type: 'list', element: 'string', use: 'computed', doc: pgpFingerprints.doc },
    secretShares: {
      type: 'int',
      use: 'computed',
      absent: idle,
      doc: 'The number of shares that the new key is split into.',
    },
    secretThreshold: {
      type: 'int',
      use: 'computed',
      absent: idle,
      doc: 'The number of new shares needed to reconstruct the key.',
    },
    backup: { type: 'bool', use: 'computed', doc: 'Whether the service also stores the encrypted shares.' },
    requireVerification: {
      type: 'bool',
      use: 'computed',
      doc: 'Whether the new key takes effect only after its holders have verified their shares.',
    },
  },
});

/** Specified in the secrets API, "Rekey operation (recovery key)", backup object. */
export const recoveryKeyBackupEphemeral = defineEphemeralResource({
  type: 'lintel_recovery_key_backup',
  service: 'secrets',
  construct: 'EphemeralRecoveryKeyBackup',
  doc: 'The backup of the last rekey of the recovery key: the new shares, each encrypted with a PGP key. Never stored in a plan or state. Reading the backup does not delete it.',
  source: [
    'docs/spec/secrets.md#rekey-operation-recovery-key',
    'docs/spec/secrets.md#recovery-key-rekey-only-for-seals-that-support-recovery-keys',
  ],
  access: (['standard', 'vault', 'openbao'] as const).map((dialect) => ({
    path: dialect === 'openbao' ? 'sys/rotate/recovery/backup' : 'sys/rekey/recovery-key-backup',
    needs: { read: ['read'] },
    dialects: [dialect],
  })),
  attributes: {
    nonce: { type: 'string', use: 'computed', doc: 'The nonce of the rekey that generated the shares.' },
    keys: {
      type: 'map',
      element: 'string',
      lists: true,
      use: 'computed',
      sensitive: true,
      doc: 'The encrypted shares by the fingerprint of the PGP key, in hexadecimal.',
    },
    keysBase64: {
      type: 'map',
      element: 'string',
      lists: true,
      use: 'computed',
      sensitive: true,
      absent: 'the service does not report them',
      doc: 'The encrypted shares by the fingerprint of the PGP key, in base64.',
    },
  },
});
