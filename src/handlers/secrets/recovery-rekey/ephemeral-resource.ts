import { explained } from './answer';
import type { recoveryKeyBackupEphemeral } from './ephemeral-resources';
import { RecoveryRekeyClient } from '../../../clients/recovery-rekey';
import type { EphemeralResourceHandlers } from '../../contract';

export const recoveryKeyBackupEphemeralResource: EphemeralResourceHandlers<typeof recoveryKeyBackupEphemeral> = {
  async open({ secrets, signal }) {
    return { result: await new RecoveryRekeyClient(secrets, { signal }).backup().catch((error: Error) => { throw explained(error); }) };
  },
};
