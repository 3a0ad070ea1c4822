import { recoveryRekey } from './definition';
import { defineDataSource } from '../../../definition/data-source';

const { verificationNonce, verificationProgress, pgpFingerprints } = recoveryRekey.attributes;
const idle = 'none runs';

/** Restates the secrets API, operations "Read rekey progress" and "Read verification progress". */
export const recoveryRekeyData = defineDataSource({
  type: 'lintel_recovery_rekey',
  wing: 'secrets',
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
