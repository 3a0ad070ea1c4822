import type { Control } from '../../exchange';
import { badRequest } from '../refusal';
import type { SystemRoute } from '../system/route';
import { deleteBackup, readBackup } from './backup';
import { ceremonies } from './ceremony';
import { cancel, readProgress, start, submit } from './rekey';
import { readVerification, restartVerification, verify } from './verification';

type Operation = Pick<SystemRoute, 'operation' | 'method' | 'handle'> & {
  readonly end: 'init' | 'update' | 'verify' | 'backup';
};

/** "Recovery-key rekey" of the specification, in its order. */
const OPERATIONS: readonly Operation[] = [
  {
    operation: 'Recovery-key rekey: Read rekey progress',
    method: 'GET',
    end: 'init',
    handle: withRecoveryKey(readProgress, 'unable to look up config: recovery not supported'),
  },
  {
    operation: 'Recovery-key rekey: Start rekey',
    method: 'POST',
    end: 'init',
    handle: withRecoveryKey(start, 'recovery keys not supported'),
  },
  {
    operation: 'Recovery-key rekey: Cancel rekey',
    method: 'DELETE',
    end: 'init',
    handle: withRecoveryKey(cancel, undefined),
  },
  { operation: 'Recovery-key rekey: Read backup', method: 'GET', end: 'backup', handle: readBackup },
  { operation: 'Recovery-key rekey: Delete backup', method: 'DELETE', end: 'backup', handle: deleteBackup },
  {
    operation: 'Recovery-key rekey: Submit key',
    method: 'POST',
    end: 'update',
    handle: withRecoveryKey(submit, 'failed to fetch existing config: recovery not supported', true),
  },
  {
    operation: 'Recovery-key rekey: Read verification progress',
    method: 'GET',
    end: 'verify',
    handle: withRecoveryKey(readVerification, 'no rotation configuration found'),
  },
  {
    operation: 'Recovery-key rekey: Cancel verification',
    method: 'DELETE',
    end: 'verify',
    handle: withRecoveryKey(restartVerification, 'no rotation configuration found'),
  },
  {
    operation: 'Recovery-key rekey: Submit verification key',
    method: 'POST',
    end: 'verify',
    handle: withRecoveryKey(verify, 'no rotation in progress'),
  },
];

/**
 * A service unsealed with shares of its root key has no recovery key. `openbao`: OpenBao's response in this case, if any; the others always respond
 * the same, but check it only if `unchecked` is not set.
 */
function withRecoveryKey(
  handle: SystemRoute['handle'],
  openbao: string | undefined,
  unchecked = false,
): SystemRoute['handle'] {
  return (world, call, match) => {
    const words =
      world.dialects.secrets === 'openbao' ? openbao : unchecked ? undefined : 'recovery rekeying not supported';
    if (world.settings.seal === 'shamir' && words !== undefined) throw badRequest(words);
    return handle(world, call, match);
  };
}

/** Vault serves the rekey without a token; OpenBao has moved it to other paths. */
export const rekeyRoutes: readonly SystemRoute[] = OPERATIONS.flatMap(({ end, ...route }): SystemRoute[] => [
  end === 'backup'
    ? { ...route, path: '/v1/sys/rekey/recovery-key-backup' }
    : { ...route, path: `/v1/sys/rekey-recovery-key/${end}`, openIn: ['vault'], absentIn: ['openbao'] },
  { ...route, path: `/v1/sys/rotate/recovery/${end}`, absentIn: ['standard', 'vault'] },
]);

export const rekeyControls: readonly Control[] = [
  {
    method: 'POST',
    path: '/_emulator/failover',
    handle: ({ store }) => {
      // The attempt was in the memory of the lost node; keys and backups are stored.
      store.of(ceremonies).delete('recovery');
      return { status: 204 };
    },
  },
];
