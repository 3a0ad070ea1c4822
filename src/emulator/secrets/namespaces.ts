import type { Kind } from '../store';
import type { World } from '../world';

/** A namespace other than the root. */
export interface Namespace {
  /** Below its parents, without leading and trailing slashes. */
  readonly path: string;
  /** Short; the end of its tokens. */
  readonly id: string;
  readonly uuid: string;
  readonly customMetadata: Readonly<Record<string, string>>;
}

export const namespaces: Kind<Namespace> = { name: 'namespaces', key: ({ path }) => path };

/** Only this service has namespaces without a licence. */
export function hasNamespaces({ dialects }: World): boolean {
  return dialects.secrets === 'openbao';
}

export function findNamespace({ store }: World, path: string): Namespace | undefined {
  return store.of(namespaces).find(path);
}

/**
 * Splits a path below `/v1` into the namespace that the request means and the rest. Returns undefined if the namespace
 * of the header does not exist. The header and leading segments of the path add up.
 */
export function splitNamespace(
  world: World,
  header: string,
  path: string,
): { readonly namespace: string; readonly rest: string } | undefined {
  const collection = world.store.of(namespaces);
  let namespace = header.replace(/^\/+|\/+$/g, '');
  if (namespace === 'root') namespace = '';
  if (namespace !== '' && !collection.find(namespace)) return undefined;
  let rest = path;
  for (let end = rest.indexOf('/'); end > 0; end = rest.indexOf('/')) {
    const below = namespace === '' ? rest.slice(0, end) : `${namespace}/${rest.slice(0, end)}`;
    if (!collection.find(below)) break;
    [namespace, rest] = [below, rest.slice(end + 1)];
  }
  return { namespace, rest };
}

/** Whether a namespace is another one or lies below it. */
export function isWithin(namespace: string, parent: string): boolean {
  return parent === '' || namespace === parent || namespace.startsWith(`${parent}/`);
}
