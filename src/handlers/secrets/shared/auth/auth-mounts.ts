import { optionalTextAt } from '../../../../clients/read-response';
import type { Context } from '../../../contract';
import { find, type CollectionPath, type Data } from '../mounted-object';
import { authCollection } from './auth-object';

/** The paths of the auth methods of these types in a namespace, sorted. */
async function authMounts(
  context: Context,
  namespace: string | undefined,
  types: readonly string[],
): Promise<string[]> {
  const mounts: CollectionPath = {
    mount: namespace === undefined ? 'sys' : `${namespace}/sys`,
    collection: 'auth',
    system: { namespace },
  };
  const data = (await find(context, mounts)) ?? {};
  return Object.keys(data)
    .filter((path) => path.endsWith('/') && types.includes(optionalTextAt(data, path, 'type') ?? ''))
    .map((path) => path.slice(0, -1))
    .sort();
}

/** The configurations of auth methods of these types, one for each mount that has one. They are read one after the other. */
export async function* listAuthConfigurations<State>(
  context: Context,
  namespace: string | undefined,
  types: readonly string[],
  toState: (collectionPath: CollectionPath, data: Data) => State,
) {
  for (const mount of await authMounts(context, namespace, types)) {
    const collectionPath = authCollection('config', { namespace, mount });
    const data = await find(context, collectionPath);
    const identity = { ...(namespace === undefined ? {} : { namespace }), mount } as {
      readonly namespace: string;
      readonly mount: string;
    };
    if (data) yield { displayName: mount, identity, object: toState(collectionPath, data) };
  }
}
