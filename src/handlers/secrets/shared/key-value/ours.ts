/** The private state of a secret: the version that was last written and, in a shared secret, which keys are ours. */

import type { Values } from '../../../../definition/value';
import type { PrivateStateAccess } from '../../../contract';
import { keysOf } from './document';

const VERSION = 'version';
const KEYS = 'keys';

interface Remembering {
  readonly privateState: Pick<PrivateStateAccess, 'recall'>;
}

/** Undefined after an import or a move, until the first apply. */
export function ourVersion({ privateState }: Remembering): number | undefined {
  return privateState.recall<number>(VERSION);
}

export function ourKeys({ privateState }: Remembering): readonly string[] | undefined {
  return privateState.recall<readonly string[]>(KEYS);
}

export function rememberVersion(privateState: PrivateStateAccess, version: number): void {
  if (privateState.recall(VERSION) !== version) privateState.remember(VERSION, version);
}

export function rememberKeys(
  privateState: PrivateStateAccess,
  { data, exclusive }: { readonly data?: Values; readonly exclusive?: boolean },
): void {
  privateState.remember(KEYS, exclusive === false && data ? keysOf(data) : undefined);
}
