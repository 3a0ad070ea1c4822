import type { Kind } from './kind';
import { flatten } from '../../definition/flatten';
import type { Values } from '../../definition/value';
import * as register from '../../handlers';
import type { Context, Memory, ResourceContext } from '../../handlers/contract';
import type { Register } from '../../handlers/register';

/** What a list, or a read, tells of an object. */
export interface Told {
  /** What people call it. */
  readonly name: string;
  /** All that the service tells of it, a choice's members flat beside the others. */
  readonly values: Values;
}

const { listResources, resources } = register as Register;

/** The objects of a kind that are at home in a place. */
export async function* objectsAt(context: Context, { adoption: { search, type }, definition }: Kind, place: string): AsyncGenerator<Told> {
  if (search.by === 'nothing') return;
  if (search.by === 'read') {
    const answer = await resources[type].handlers().read(resourceContext(context), { [search.argument]: place });
    if (answer) yield { name: place, values: flatten(definition.attributes, answer) };
    return;
  }
  const config = search.argument === undefined ? {} : { [search.argument]: place };
  for await (const { displayName, object } of listResources[type].handlers().list(context, config, { withObject: true })) {
    const values = flatten(definition.attributes, object!);
    // A list may show what belongs elsewhere, as that of modules does with those that others share.
    const own = search.argument === undefined ? undefined : values[search.argument];
    if (own === undefined || own === place) yield { name: displayName, values };
  }
}

/** Its clients are reached through getters, which a copy would call. Of what was never written by us, there is nothing to remember. */
export function resourceContext(context: Context): ResourceContext {
  const memory: Memory = { recall: () => undefined, remember: () => undefined };
  return Object.assign(Object.create(context) as Context, { memory, progress: () => undefined });
}
