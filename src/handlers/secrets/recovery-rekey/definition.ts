import { defineResource } from '../../../definition/resource';
import { defineDataSource } from '../../../definition/data-source';
import { defineEphemeralResource } from '../../../definition/ephemeral-resource';

/** Binary OpenPGP begins with a public key's packet, of the old form or of the new one; armour, and private keys, do not. */
const PGP_KEY = {
  rule: 'pattern', pattern: '^(?:m[A-Za-z0-9+/]|x[g-v])(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}|[A-Za-z0-9+/]=|==)$',
  words: 'be a binary OpenPGP public key in base64, without armour and line breaks, as `gpg --export <key> | base64 -w 0` writes it',
} as const;

/** One attempt to replace the recovery key. Restates the secrets API, "Rekey operation (recovery key)". No share passes through it. */
export const recoveryRekey = defineResource({
  type: 'lintel_recovery_rekey',
  service: 'secrets',
  construct: 'RecoveryRekey',
  doc: 'One attempt to replace the recovery key. It starts the attempt; people then bring their shares with `lintel rekey`, and none of them passes through Terraform. Once it has ended it stays so, until `triggers` change.',
  replacementHarms: 'cancels the attempt with all shares that people have submitted',
  source: ['docs/spec/secrets.md#rekey-operation-recovery-key', 'docs/spec/secrets.md#recovery-key-rekey-only-for-seals-that-support-recovery-keys', 'docs/spec/secrets.md#limits'],
  attributes: {
    id: { type: 'string', use: 'computed', doc: 'Always `recovery`: a service has one attempt at a time.' },
    secretShares: {
      type: 'int', use: 'required', replace: true, unreadable: 'maybe', rules: [{ rule: 'range', min: 1, max: 255 }],
      doc: 'How many shares the new key is split into.',
    },
    secretThreshold: {
      type: 'int', use: 'required', replace: true, unreadable: 'maybe', rules: [{ rule: 'range', min: 1, max: 255 }],
      doc: 'How many of the new shares make the key whole.',
    },
    pgpKeys: {
      type: 'list', element: 'string', use: 'optional', replace: true, unreadable: 'maybe', emptyIsAbsent: true, elementRules: [PGP_KEY],
      absent: 'the new shares are given out as they are',
      doc: 'The public keys that the new shares are encrypted for, in the order of the shares. The service tells their fingerprints.',
    },
    backup: {
      type: 'bool', use: 'optional', default: false, replace: true, unreadable: 'maybe',
      doc: 'Whether the service keeps the encrypted shares too; see the ephemeral `lintel_recovery_key_backup`.',
    },
    requireVerification: {
      type: 'bool', use: 'optional', default: false, replace: true, unreadable: 'maybe',
      doc: 'Whether the new key comes into force only once its shares were proven to have arrived, with `lintel rekey verify`.',
    },
    triggers: {
      type: 'map', element: 'string', use: 'optional', local: true, replace: true, emptyIsAbsent: true, absent: 'there are none',
      doc: 'Any texts. Once one of them changes, another attempt is started, and one that runs is cancelled.',
    },
    state: {
      type: 'string', use: 'computed', moving: true,
      doc: '`started` while shares of the present key are submitted, `verifying` while the new ones are proven, `ended` when it was finished, cancelled or forgotten: the service does not say which.',
    },
    nonce: { type: 'string', use: 'computed', moving: true, doc: 'What tells this attempt from any other. Tell it to those who submit shares.' },
    verificationNonce: { type: 'string', use: 'computed', moving: true, absent: 'no new shares are being proven', doc: 'What tells this proof of the new shares from any other.' },
    progress: { type: 'int', use: 'computed', moving: true, doc: 'How many shares of the present key were submitted, as last seen.' },
    required: { type: 'int', use: 'computed', moving: true, doc: 'How many shares of the present key are needed.' },
    verificationProgress: { type: 'int', use: 'computed', moving: true, absent: 'no new shares were being proven', doc: 'How many new shares were proven, as last seen.' },
    pgpFingerprints: { type: 'list', element: 'string', use: 'computed', doc: 'The fingerprints of the PGP keys, in the order of the shares; an empty list without any.' },
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
const idle = 'none runs';

/** Restates the secrets API, operations "Read rekey progress" and "Read verification progress". */
export const recoveryRekeyData = defineDataSource({
  type: 'lintel_recovery_rekey',
  service: 'secrets',
  construct: 'DataRecoveryRekey',
  doc: 'How far the rekey of the recovery key is that runs, whoever started it.',
  source: ['docs/spec/secrets.md#recovery-key-rekey-only-for-seals-that-support-recovery-keys'],
  attributes: {
    id: { type: 'string', use: 'computed', doc: 'Always `recovery`.' },
    started: { type: 'bool', use: 'computed', doc: 'Whether one runs.' },
    nonce: { type: 'string', use: 'computed', absent: idle, doc: 'What tells the attempt from any other.' },
    verificationNonce: { type: 'string', use: 'computed', absent: verificationNonce.absent, doc: verificationNonce.doc },
    progress: { type: 'int', use: 'computed', doc: 'How many shares of the present key were submitted.' },
    required: { type: 'int', use: 'computed', doc: 'How many shares of the present key are needed.' },
    verificationProgress: { type: 'int', use: 'computed', absent: verificationProgress.absent, doc: 'How many new shares were proven.' },
    pgpFingerprints: { type: 'list', element: 'string', use: 'computed', doc: pgpFingerprints.doc },
    secretShares: { type: 'int', use: 'computed', absent: idle, doc: 'How many shares the new key is split into.' },
    secretThreshold: { type: 'int', use: 'computed', absent: idle, doc: 'How many of the new shares make the key whole.' },
    backup: { type: 'bool', use: 'computed', doc: 'Whether the service keeps the encrypted shares too.' },
    requireVerification: { type: 'bool', use: 'computed', doc: 'Whether the new key comes into force only once its shares were proven to have arrived.' },
  },
});

/** Restates the secrets API, "Rekey operation (recovery key)", its backup object. */
export const recoveryKeyBackupEphemeral = defineEphemeralResource({
  type: 'lintel_recovery_key_backup',
  service: 'secrets',
  construct: 'EphemeralRecoveryKeyBackup',
  doc: 'The backup of the last rekey of the recovery key: its shares, each encrypted for its PGP key. In no plan and in no state; reading it deletes nothing.',
  source: ['docs/spec/secrets.md#rekey-operation-recovery-key', 'docs/spec/secrets.md#recovery-key-rekey-only-for-seals-that-support-recovery-keys'],
  attributes: {
    nonce: { type: 'string', use: 'computed', doc: 'The nonce of the rekey that gave out the shares.' },
    keys: { type: 'map', element: 'string', lists: true, use: 'computed', sensitive: true, doc: 'For each fingerprint the shares that are encrypted for its key, in hexadecimal.' },
    keysBase64: {
      type: 'map', element: 'string', lists: true, use: 'computed', sensitive: true, absent: 'the service does not tell',
      doc: 'The same in base64.',
    },
  },
});
