import { defineEphemeralResource } from '../../../definition/ephemeral-resource';

/** Restates the secrets API, "Rekey operation (recovery key)", its backup object. */
export const recoveryKeyBackupEphemeral = defineEphemeralResource({
  type: 'lintel_recovery_key_backup',
  wing: 'secrets',
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
