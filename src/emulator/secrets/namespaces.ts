import type { Kind } from '../store';
import type { World } from '../world';

/** A namespace other than the root. */
export interface Namespace {
  /** Below its parents, without leading and trailing slashes. */
  readonly path: string;
  /** Short; the suffix of its tokens. */
  readonly id: string;
  readonly uuid: string;
  readonly customMetadata: Readonly<Record<string, string>>;
  /** All requests to it are refused. */
  readonly locked?: true;
  /** The key that unlocks it; absent if it was locked outside the API. */
  readonly unlockKey?: string;
  /** Set during deletion: when it will be gone. */
  readonly goneAt?: string;
}

export const namespaces: Kind<Namespace> = { name: 'namespaces', key: ({ path }) => path };

/** Only one edition of Vault has them, which a setting selects. */
export function hasNamespaces({ dialects, settings }: World): boolean {
  return dialects.secrets === 'openbao' || (dialects.secrets === 'vault' && settings.namespaces);
}

/** Also finds namespaces that are being deleted. */
export function findNamespace(world: World, path: string): Namespace | undefined {
  const found = world.store.of(namespaces).find(path);
  return found && !isGone(world, found) ? found : undefined;
}

export function isGone({ clock }: World, { goneAt }: Namespace): boolean {
  return goneAt !== undefined && Date.parse(goneAt) <= clock.now().getTime();
}

/** The highest locked namespace at or above the request's. */
export function lockedNamespace({ store }: World, namespace: string): Namespace | undefined {
  let found: Namespace | undefined;
  for (let end = namespace.length; end > 0; end = namespace.lastIndexOf('/', end - 1)) {
    const above = store.of(namespaces).find(namespace.slice(0, end));
    if (above?.locked === true) found = above;
  }
  return found;
}

/**
 * Splits a path below `/v1` into the request's namespace and the rest. Returns undefined if the header's namespace does not exist. The header and the
 * leading path segments are combined.
 */
export function splitNamespace(
  world: World,
  header: string,
  path: string,
): { readonly namespace: string; readonly rest: string } | undefined {
  const isServed = (at: string) => {
    const found = findNamespace(world, at);
    return found !== undefined && found.goneAt === undefined;
  };
  let namespace = header.replace(/^\/+|\/+$/g, '');
  if (namespace === 'root') namespace = '';
  if (namespace !== '' && !isServed(namespace)) return undefined;
  let rest = path;
  for (let end = rest.indexOf('/'); end > 0; end = rest.indexOf('/')) {
    const below = namespace === '' ? rest.slice(0, end) : `${namespace}/${rest.slice(0, end)}`;
    if (!isServed(below)) break;
    [namespace, rest] = [below, rest.slice(end + 1)];
  }
  return { namespace, rest };
}

/** Whether a namespace equals another one or is below it. */
export function isWithin(namespace: string, parent: string): boolean {
  return parent === '' || namespace === parent || namespace.startsWith(`${parent}/`);
}
