import type { recoveryRekey } from './definition';
import { pgpFingerprint } from './fingerprint';
import { ApiError } from '../../../clients/errors';
import type { Rekey } from '../../../clients/recovery-rekey';
import type { AnswerOf } from '../../../definition/resource';
import { NotFound } from '../../errors';

export type RecoveryRekeyAnswer = AnswerOf<typeof recoveryRekey>;

/** An attempt that runs. `known`: what was configured, or the last state; nothing, after an import. */
export function runningAnswer({ progress, verification }: Rekey, known: Partial<RecoveryRekeyAnswer>): RecoveryRekeyAnswer {
  const { secretShares, secretThreshold, backup, requireVerification, nonce, required, pgpFingerprints } = progress;
  const verifying = verification !== undefined && verification.nonce !== '';
  return {
    id: 'recovery',
    secretShares,
    secretThreshold,
    pgpKeys: toldKeys(known, pgpFingerprints),
    backup,
    requireVerification,
    state: verifying ? 'verifying' : 'started',
    nonce,
    progress: progress.progress,
    required,
    pgpFingerprints,
    ...verifying ? { verificationNonce: verification.nonce, verificationProgress: verification.progress } : {},
  };
}

/** What ended is as it was last seen: the service tells nothing of it any more. */
export function endedAnswer({ verificationNonce: _, ...known }: RecoveryRekeyAnswer): RecoveryRekeyAnswer {
  return { ...known, state: 'ended' };
}

/** Whether an attempt has these PGP keys, as far as fingerprints tell. */
export function hasKeys(pgpFingerprints: readonly string[], pgpKeys: readonly string[]): boolean {
  return pgpKeys.length === pgpFingerprints.length && pgpKeys.every((key, index) => pgpFingerprint(key) === pgpFingerprints[index].toLowerCase());
}

/** The service gives back no key, only what tells whether it is the same: another one shows as its fingerprint. */
function toldKeys({ pgpKeys, pgpFingerprints: known }: Partial<RecoveryRekeyAnswer>, told: readonly string[]): readonly string[] | undefined {
  const same = pgpKeys && pgpKeys.length > 0 ? hasKeys(told, pgpKeys) : known === undefined || known.join() === told.join();
  return same ? pgpKeys : told;
}

/** What the service refuses, with what is behind it where that is known. */
export function explained(error: Error): Error {
  if (!(error instanceof ApiError)) return error;
  const text = error.errors.map(({ detail }) => detail ?? '').join('\n');
  if (/recovery rekeying not supported/.test(text)) {
    return new NotFound(`The service has no recovery key that could be replaced (${error.message}): only one that is unsealed by another service has it.`);
  }
  if (/no backed-up keys/.test(text)) {
    return new NotFound(`The service has no backup of a recovery key (${error.message}). One is kept when a rekey with \`backup = true\` has given out its shares, until it is deleted.`);
  }
  if (error.status === 404) {
    return new NotFound(`The service has no rekey of the recovery key at this path (${error.message}). Some services have moved it: check the dialect of the provider.`);
  }
  return error;
}
