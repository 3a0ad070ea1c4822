/** The location of an object of any path. */
import { optionalObjectAt, optionalTextAt } from '../../../../clients/read-response';
import { path as pathTo, segments } from '../../../../clients/secrets';
import type { Context } from '../../../contract';
import { look } from '../../../look';
import { listMountsOnce } from '../mounts/mount-requests';

export interface Located {
  readonly namespace?: string;
  readonly path: string;
}

/** The path of a request. `other`: another path of the same object. */
export function requestPath(at: Located, other: string = at.path): string {
  return pathTo`/${segments(fullPath(at, other))}`;
}

/** The import id: the namespace followed by the path. */
export function fullPath({ namespace, path }: Located, other: string = path): string {
  return namespace === undefined ? other : `${namespace}/${other}`;
}

const ROOTS = ['sys', 'auth', 'identity', 'cubbyhole'];

/**
 * An import id starts with the namespace. If the path is below `sys`, `auth` or `identity`, that segment ends the namespace; for a path in an
 * engine, the mounts of the provider's own namespace and the list of other namespaces show where it ends.
 */
export async function splitImportId(context: Context, id: string): Promise<Located> {
  const parts = id.split('/');
  const root = parts.findIndex((part) => ROOTS.includes(part));
  const at = root >= 0 ? root : (await isMounted(context, id)) ? 0 : await lengthOfNamespace(context, parts);
  return at === 0 ? { path: id } : { namespace: parts.slice(0, at).join('/'), path: parts.slice(at).join('/') };
}

async function isMounted(context: Context, path: string): Promise<boolean> {
  const mounts = await look(() => listMountsOnce(context, 'secrets', undefined));
  return !mounts || mounts.some(([mount]) => path.startsWith(`${mount}/`));
}

async function lengthOfNamespace({ secrets, signal }: Context, parts: readonly string[]): Promise<number> {
  for (let length = 0; length < parts.length - 1; length += 1) {
    const within = parts
      .slice(0, length)
      .map((part) => `${part}/`)
      .join('');
    const names = await look(() => secrets.list(pathTo`/${segments(`${within}sys/namespaces`)}`, { signal }));
    if (!names?.includes(`${parts[length]}/`)) return length;
  }
  return 0;
}

/** The engine that serves a path: its type, its version, and the rest of the path. Undefined if it is unknown. */
export async function engineOf(
  context: Context,
  { namespace, path }: Located,
): Promise<{ readonly type: string; readonly version?: string; readonly rest: string } | undefined> {
  const isAuth = path.startsWith('auth/');
  const within = isAuth ? path.slice('auth/'.length) : path;
  const mounts = await look(() => listMountsOnce(context, isAuth ? 'auth' : 'secrets', namespace));
  const [mount, data] = mounts?.find(([name]) => within.startsWith(`${name}/`)) ?? [];
  if (mount === undefined || !data) return undefined;
  const options = optionalObjectAt(data, 'options');
  return {
    type: optionalTextAt(data, 'type') ?? '',
    version: options && optionalTextAt(options, 'version'),
    rest: within.slice(mount.length + 1),
  };
}
