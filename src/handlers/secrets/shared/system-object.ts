import type { SecretsDialect } from '../../../clients/connection';
import type { Problem } from '../../../definition/problem';
import type { Value } from '../../../definition/value';
import type { Context } from '../../contract';
import { InvalidConfig } from '../../errors';
import { unsupported } from './dialect';
import { listIdentified, type CollectionPath, type Data, type ObjectPath } from './mounted-object';
import { movedMount } from './moved-state';

/** The path of objects of the service itself: below `sys/policies`, the collection `password`. A namespace is sent as leading segments. */
export function systemCollection(parent: string, collection: string, namespace: string | undefined): CollectionPath {
  return {
    mount: namespace === undefined ? parent : `${namespace}/${parent}`,
    collection,
    system: { namespace },
  };
}

/** The path of one of them. */
export function systemObject(
  parent: string,
  collection: string,
  { namespace, name }: { readonly namespace?: string; readonly name?: string },
): ObjectPath {
  return { ...systemCollection(parent, collection, namespace), name: name! };
}

/** Like `listObjects`, with the identity of objects of the service itself, whose namespace is optional. */
export function listSystemObjects<State>(
  context: Context,
  collection: CollectionPath,
  withObject: boolean,
  toState: (objectPath: ObjectPath, data: Data) => State,
  isListed?: (name: string) => boolean,
) {
  const identityOf = (name: string) => systemIdentity(collection.system?.namespace, name);
  return listIdentified(context, collection, withObject, identityOf, toState, isListed);
}

/** The identity of an object of the service itself. Its type does not express that the namespace is optional. */
export function systemIdentity(namespace: string | undefined, name: string) {
  return { ...(namespace === undefined ? {} : { namespace }), name } as {
    readonly namespace: string;
    readonly name: string;
  };
}

export function namespaceProblems(dialect: SecretsDialect, namespace: string | undefined): Problem[] {
  return dialect === 'standard' && namespace !== undefined
    ? [unsupported(dialect, ['vault', 'openbao'], 'namespace')]
    : [];
}

/** For data sources and lists, which have no plan. */
export function refuseNamespace(dialect: SecretsDialect, namespace: string | undefined): void {
  const [problem] = namespaceProblems(dialect, namespace);
  if (problem) throw new InvalidConfig(problem.path, problem.detail);
}

/** The namespace of a `vault_…` resource. */
export function movedNamespace(namespace: Value): string | undefined {
  return movedMount(namespace) || undefined;
}
