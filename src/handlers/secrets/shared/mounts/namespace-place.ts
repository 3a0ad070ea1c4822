import { pathId, type ObjectPath } from '../mounted-object';
import { systemCollection, systemObject } from '../system-object';

/** The location of a namespace: its parent, below the provider's namespace, and its name. */
export interface NamespacePlace {
  readonly namespace?: string;
  readonly path: string;
}

export function namespaceObject({ namespace, path }: Partial<NamespacePlace>): ObjectPath {
  return { ...systemObject('sys', 'namespaces', { namespace, name: path }), isPath: true, named: 'path' };
}

export function namespacesIn(namespace: string | undefined) {
  return systemCollection('sys', 'namespaces', namespace);
}

export function namespaceIdOf(place: Partial<NamespacePlace>): string {
  return pathId(namespaceObject(place));
}

/** The namespace in words, as the beginning of a sentence. */
export function wordsOf({ namespace, path }: NamespacePlace): string {
  return `The namespace \`${path}\`${namespace === undefined ? '' : ` in the namespace \`${namespace}\``}`;
}
