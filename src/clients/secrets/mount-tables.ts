/**
 * Proves that nothing exists at a path of the secrets service, by the mounts and namespaces that exist. A 404 alone proves nothing, because a wrong
 * path returns it, too.
 */
import { AbsenceUnproven, ApiError } from '../errors';
import { path, segments } from '../path';

export interface TableReads {
  /** The keys of an object, such as the paths of mounts with their trailing slashes. */
  keys(path: string): Promise<readonly string[]>;
  /** Lists names. */
  list(path: string): Promise<readonly string[]>;
  /** Whether the service says that nothing is mounted here. */
  isUnmounted(path: string): Promise<boolean>;
}

/** Where an object is, as far as its state says. */
export interface Place {
  /** The namespace that the path begins with. */
  readonly namespace?: string;
  /** The path of the mount, which may begin with namespaces, too. */
  readonly mount?: string;
}

/** Whether no engine, auth method or namespace can serve the path. Reads the tables of each namespace that it passes through. */
export async function isServedByNothing(asked: string, place: Place, reads: TableReads): Promise<boolean> {
  let rest = split(asked).map(decodeURIComponent);
  let within = '';
  const enter = async (name: string) => {
    if (!(await hasNamespace(within, name, reads))) return false;
    within = `${within}${name}/`;
    rest = rest.slice(1);
    return true;
  };
  for (const name of split(place.namespace ?? '')) {
    if (!(await enter(name))) return true;
  }
  for (let mount = split(place.mount ?? ''); ; mount = mount.slice(1)) {
    if (await isMounted(rest, mount.join('/'), within, reads)) return false;
    if (mount.length < 2 || !(await enter(mount[0]!))) return true;
  }
}

/** Whether a connection's namespace is missing, proven by its first segment that is absent from the list above it. */
export async function isNamespaceGone(
  namespace: string,
  list: (path: string, within: string) => Promise<readonly string[]>,
): Promise<boolean> {
  let within = '';
  for (const segment of split(namespace)) {
    const names = await deciding('LIST /sys/namespaces', () => list('/sys/namespaces', within));
    if (!names.some((name) => withoutSlashes(name) === segment)) return true;
    within = within === '' ? segment : `${within}/${segment}`;
  }
  return false;
}

async function isMounted(rest: readonly string[], mount: string, within: string, reads: TableReads): Promise<boolean> {
  const [kind, own] = rest[0] === 'auth' ? (['auth', rest.slice(1)] as const) : (['mounts', rest] as const);
  const table = path`/${segments(`${within}sys`)}/${kind}`;
  try {
    const mounts = await deciding(`GET ${table}`, () => reads.keys(table));
    return mounts.some((one) => `${own.join('/')}/`.startsWith(one.replace(/\/*$/, '/')));
  } catch (error) {
    if (!(error instanceof AbsenceUnproven) || mount === '') throw error;
    // A token may be allowed to read what is mounted at this path, but not the whole table.
    const at = path`/${segments(`${within}sys/mounts/${kind === 'auth' ? 'auth/' : ''}${mount}`)}`;
    if (await reads.isUnmounted(at)) return false;
    throw error;
  }
}

async function hasNamespace(within: string, name: string, reads: TableReads): Promise<boolean> {
  const list = path`/${segments(`${within}sys`)}/namespaces`;
  try {
    const names = await deciding(`LIST ${list}`, () => reads.list(list));
    return names.some((one) => withoutSlashes(one) === name);
  } catch (error) {
    // A service without namespaces does not know the path.
    if (error instanceof ApiError && [404, 405].includes(error.status)) return false;
    throw error;
  }
}

/** Turns a refusal into an error that names the read. */
async function deciding<T>(what: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 403) throw error;
    throw new AbsenceUnproven(error, error.status, error.message.slice(error.message.indexOf(': ') + 2), what);
  }
}

function split(text: string): string[] {
  return withoutSlashes(text).split('/').filter(Boolean);
}

function withoutSlashes(text: string): string {
  return text.replace(/^\/+|\/+$/g, '');
}
