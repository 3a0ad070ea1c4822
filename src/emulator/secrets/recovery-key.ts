import type { Control } from '../exchange';
import type { Kind } from '../store';

/** The shares of the current recovery key. A single share with the threshold 1 is the key itself. */
export interface RecoveryKey {
  readonly name: 'recovery';
  /** Hexadecimal. */
  readonly keys: readonly string[];
  readonly threshold: number;
}

export const recoveryKeys: Kind<RecoveryKey> = { name: 'recoveryKeys', key: ({ name }) => name };

export const recoveryKeyControls: readonly Control[] = [
  {
    method: 'GET',
    path: '/_emulator/recovery-shares',
    handle: ({ store }) => {
      const key = store.of(recoveryKeys).find('recovery');
      return { status: 200, body: { keys: key?.keys ?? [], threshold: key?.threshold ?? 0 } };
    },
  },
];
