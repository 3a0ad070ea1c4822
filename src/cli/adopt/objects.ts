import { flatten } from '../../definition/flatten';
import type { Values } from '../../definition/value';
import * as registry from '../../handlers';
import type { Context, PrivateStateAccess, ResourceContext } from '../../handlers/contract';
import type { Registry } from '../../handlers/registry';
import type { Kind } from './kind';

/** An object from a list or a read. */
export interface ListedObject {
  /** The display name. */
  readonly name: string;
  /** All values reported by the service. The members of choices are flattened. */
  readonly values: Values;
}

const { listResources, resources } = registry as Registry;

/** The objects of a kind in a scope. */
export async function* objectsAt(
  context: Context,
  { adoption: { search, type }, definition }: Kind,
  scope: string,
): AsyncGenerator<ListedObject> {
  if (search.by === 'nothing') return;
  if (search.by === 'read') {
    // Every kind is registered as a resource.
    const handlers = resources[type]!.handlers();
    const state = await handlers.read(resourceContext(context), { [search.argument]: scope });
    // Objects that always exist are adopted only if someone has configured them.
    if (state && !(await handlers.isVacant?.(state, context))) {
      yield { name: scope, values: flatten(definition.attributes, state) };
    }
    return;
  }
  const config = search.argument === undefined ? {} : { [search.argument]: scope };
  // Every kind searched by list is registered as a list resource.
  for await (const { displayName, object } of listResources[type]!.handlers().list(context, config, {
    withObject: true,
  })) {
    const values = flatten(definition.attributes, object!);
    // A list may contain objects of other scopes, such as modules shared by other organizations.
    const own = search.argument === undefined ? undefined : values[search.argument];
    if (own === undefined || own === scope) yield { name: displayName, values };
  }
}

/** Inherits from the context, because copying it would call the getters of its clients. Unmanaged objects have no private state. */
export function resourceContext(context: Context): ResourceContext {
  const privateState: PrivateStateAccess = { recall: () => undefined, remember: () => undefined };
  return Object.assign(Object.create(context) as Context, { privateState, progress: () => undefined });
}
