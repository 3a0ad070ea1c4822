import { RecoveryRekeyClient } from '../../../clients/secrets/recovery-rekey';
import type { DataSourceHandlers } from '../../contract';
import type { recoveryRekeyData } from './definition';
import { explained } from './resource';

export const recoveryRekeyDataSource: DataSourceHandlers<typeof recoveryRekeyData> = {
  async read({ secrets, signal }) {
    const { progress: found, verification } = await new RecoveryRekeyClient(secrets, { signal })
      .look()
      .catch((error: Error) => {
        throw explained(error);
      });
    const { started, progress, required, pgpFingerprints, backup, requireVerification, ...attempt } = found;
    return {
      id: 'recovery',
      started,
      progress,
      required,
      pgpFingerprints,
      backup,
      requireVerification,
      ...(started ? attempt : {}),
      ...(verification && verification.nonce !== ''
        ? { verificationNonce: verification.nonce, verificationProgress: verification.progress }
        : {}),
    };
  },
};
