/** The private state of an object at any path. */

import type { Values } from '../../definition/value';
import type { PrivateStateAccess } from '../contract';
import { given } from './members';

interface Remembering {
  readonly privateState: Pick<PrivateStateAccess, 'recall'>;
}

/** Members that the service has never returned. */
export const UNRETURNED = 'unreturned';
/** Members that an import found and that have not been configured since. */
export const UNOWNED = 'unowned';

/** Whether a configuration was applied, for an entry point without state. */
export function wasApplied({ privateState }: Remembering): boolean {
  return privateState.recall(UNOWNED) !== undefined;
}

export function unreturnedOf({ privateState }: Remembering): readonly string[] {
  return privateState.recall<readonly string[]>(UNRETURNED) ?? [];
}

/** Members that were configured and no longer are. Members of an import were never ours. */
export function removedMembers(
  { privateState }: Remembering,
  config: { readonly body?: Values },
  prior: { readonly body?: Values },
): readonly string[] {
  const unowned = privateState.recall<readonly string[]>(UNOWNED) ?? [];
  const configured = given(config.body);
  return Object.keys(given(prior.body)).filter((name) => !(name in configured) && !unowned.includes(name));
}
