import { pathId, type ObjectPath } from '../mounted-object';
import { systemObject } from '../system-object';

/** Mounts of secrets engines, or of auth methods. */
export type MountKind = 'secrets' | 'auth';

/** The location of a mount: the namespace below the provider's, and the path, which for an auth method is below `auth/`. */
export interface MountPlace {
  readonly namespace?: string;
  readonly path: string;
}

const COLLECTIONS: { readonly [kind in MountKind]: string } = { secrets: 'mounts', auth: 'auth' };

/** The mount as an object of the service itself. */
export function mountObject(kind: MountKind, { namespace, path }: Partial<MountPlace>): ObjectPath {
  return { ...systemObject('sys', COLLECTIONS[kind], { namespace, name: path }), isPath: true, named: 'path' };
}

export function mountId(kind: MountKind, place: Partial<MountPlace>): string {
  return pathId(mountObject(kind, place));
}

/** The mount in words, as the beginning of a sentence. */
export function mountWords(kind: MountKind, { namespace, path }: MountPlace): string {
  const place = namespace === undefined ? '' : ` in the namespace \`${namespace}\``;
  return `The ${kind} mount \`${path}\`${place}`;
}

/** The path that the mount serves, within its namespace. */
export function servedPath(kind: MountKind, { path }: Pick<MountPlace, 'path'>): string {
  return kind === 'auth' ? `auth/${path}` : path;
}

/** A path in a namespace, relative to the provider's namespace. */
export function within(namespace: string | undefined, path: string): string {
  return namespace === undefined ? path : `${namespace}/${path}`;
}
