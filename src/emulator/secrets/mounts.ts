import { createHash } from 'crypto';
import type { Kind } from '../store';
import type { World } from '../world';
import { SYSTEM_TTL_SECONDS } from './durations';

/** A mounted engine or auth method. */
export interface Mount {
  /** From the root namespace, without leading and trailing slashes; an auth method's path is below its namespace's `auth/`. */
  readonly path: string;
  readonly type: string;
  /** If absent, the root namespace. */
  readonly namespace?: string;
  /** Set for an auth method. */
  readonly auth?: true;
  readonly description?: string;
  /** The mount's default and maximum lease; if absent or 0, the system's apply. */
  readonly defaultLeaseSeconds?: number;
  readonly maxLeaseSeconds?: number;
  /** Fixed for the life of the mount, even if it is moved. For initial mounts they are derived from the path. */
  readonly accessor?: string;
  readonly uuid?: string;
  readonly local?: boolean;
  /** Serves nothing, because unmounting it failed. */
  readonly tainted?: true;
  readonly sealWrap?: boolean;
  readonly externalEntropyAccess?: boolean;
  readonly forceNoCache?: boolean;
  readonly options?: Readonly<Record<string, string>>;
  /** Further members of `config`, as shown. */
  readonly config?: Readonly<Record<string, unknown>>;
  /** Only auth methods have one. */
  readonly tokenType?: string;
  /** Only some auth methods have one. */
  readonly userLockout?: UserLockout;
}

/** When logins for a role are refused because of earlier refused logins. */
export interface UserLockout {
  readonly threshold: number;
  readonly durationSeconds: number;
  readonly counterResetSeconds: number;
  readonly disable: boolean;
}

export const mounts: Kind<Mount> = { name: 'mounts', key: ({ path }) => path };

/** The default and maximum lifetime of a mount's leases, tokens and certificates. */
export function lifetimesAt(
  { store }: World,
  path: string,
): { readonly defaultLifetime: number; readonly longest: number } {
  const { defaultLeaseSeconds = 0, maxLeaseSeconds = 0 } = store.of(mounts).find(path) ?? {};
  const longest = maxLeaseSeconds > 0 ? maxLeaseSeconds : SYSTEM_TTL_SECONDS;
  return { defaultLifetime: Math.min(defaultLeaseSeconds || SYSTEM_TTL_SECONDS, longest), longest };
}

/** Returns the mount for a path in a namespace, and the rest of the path as sent. */
export function findMount(
  { store }: World,
  namespace: string,
  path: string,
): { readonly mount: Mount; readonly rest: string } | undefined {
  const collection = store.of(mounts);
  const prefix = namespace === '' ? '' : `${namespace}/`;
  for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1)) {
    const mount = collection.find(prefix + decoded(path.slice(0, end)));
    if (mount && (mount.namespace ?? '') === namespace) return { mount, rest: path.slice(end + 1) };
  }
  return undefined;
}

/** A mount's path within its namespace. */
export function pathWithin({ path, namespace = '' }: Pick<Mount, 'path' | 'namespace'>): string {
  return namespace === '' ? path : path.slice(namespace.length + 1);
}

export function mountsIn({ store }: World, namespace: string): Mount[] {
  return store.of(mounts).by(byNamespace, namespace);
}

/** A namespace's mounts below a path. */
export function mountsBelow({ store }: World, namespace: string, path: string): Mount[] {
  return store.of(mounts).by(byAncestor, `${namespace} ${path}`);
}

function byNamespace({ namespace = '' }: Mount): string {
  return namespace;
}

/** All paths above the mount. */
function byAncestor(mount: Mount): string[] {
  const segments = pathWithin(mount).split('/');
  return segments.slice(1).map((_, index) => `${mount.namespace ?? ''} ${segments.slice(0, index + 1).join('/')}`);
}

export function accessorOf({ accessor, auth, type, path }: Mount): string {
  return accessor ?? `${auth ? 'auth_' : ''}${type.replace(/^ns_/, '')}_${digest(path).slice(0, 8)}`;
}

export function uuidOf({ uuid, path }: Mount): string {
  return uuid ?? digest(path).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function decoded(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
