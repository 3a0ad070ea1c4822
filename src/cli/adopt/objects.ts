import type { Kind } from './kind';
import { flatten } from '../../definition/flatten';
import type { Values } from '../../definition/value';
import * as registry from '../../handlers';
import type { Context, PrivateStateAccess, ResourceContext } from '../../handlers/contract';
import type { Registry } from '../../handlers/registry';

/** What a list, or a read, tells of an object. */
export interface Messages {
  /** What people call it. */
  readonly name: string;
  /** All that the service tells of it, a choice's members flat beside the others. */
  readonly values: Values;
}

const { listResources, resources } = registry as Registry;

/** The objects of a kind that are at home in a place. */
export async function* objectsAt(context: Context, { adoption: { search, type }, definition }: Kind, scope: string): AsyncGenerator<Messages> {
  if (search.by === 'nothing') return;
  if (search.by === 'read') {
    const answer = await resources[type].handlers().read(resourceContext(context), { [search.argument]: scope });
    if (answer) yield { name: scope, values: flatten(definition.attributes, answer) };
    return;
  }
  const config = search.argument === undefined ? {} : { [search.argument]: scope };
  for await (const { displayName, object } of listResources[type].handlers().list(context, config, { withObject: true })) {
    const values = flatten(definition.attributes, object!);
    // A list may show what belongs elsewhere, as that of modules does with those that others share.
    const own = search.argument === undefined ? undefined : values[search.argument];
    if (own === undefined || own === scope) yield { name: displayName, values };
  }
}

/** Its clients are reached through getters, which a copy would call. Of what was never written by us, there is nothing to remember. */
export function resourceContext(context: Context): ResourceContext {
  const privateState: PrivateStateAccess = { recall: () => undefined, remember: () => undefined };
  return Object.assign(Object.create(context) as Context, { privateState, progress: () => undefined });
}
