import type { SecretsDialect } from '../../../../clients/connection';
import type { Problem } from '../../../../definition/problem';
import type { Values } from '../../../../definition/value';
import type { Context } from '../../../contract';
import { caseProblems, nameProblems } from '../dialect';
import { listIdentified, type CollectionPath, type Data, type ObjectPath } from '../mounted-object';
import { movedMount } from '../moved-state';
import { movedNamespace, namespaceProblems } from '../system-object';

/** The location of an auth method or, with a name, of one of its roles. */
export interface AuthLocation {
  readonly namespace?: string;
  readonly mount?: string;
  readonly name?: string;
}

/** The path of the roles of an auth method, or of its only object of a kind. A namespace is sent as leading segments. */
export function authCollection(collection: string, { namespace, mount }: AuthLocation): CollectionPath {
  return {
    mount: [...(namespace === undefined ? [] : [namespace]), 'auth', mount].join('/'),
    collection,
    system: { namespace, mount },
  };
}

/** The path of a role. */
export function authRole(location: AuthLocation): ObjectPath {
  return { ...authCollection('role', location), name: location.name! };
}

/** The attributes in state that locate a role. */
export function authLocationOf({ system, name }: ObjectPath): {
  readonly namespace: string | undefined;
  readonly mount: string;
  readonly name: string;
} {
  return { namespace: system?.namespace, mount: system!.mount!, name };
}

/** The services convert the names of roles to lower case. */
export function authRoleProblems(dialect: SecretsDialect, { namespace, name }: AuthLocation): Problem[] {
  return [...namespaceProblems(dialect, namespace), ...nameProblems(dialect, name), ...caseProblems(dialect, name)];
}

/** Like `listObjects`, with the identity of roles, whose namespace is optional. */
export function listAuthRoles<State>(
  context: Context,
  location: AuthLocation,
  withObject: boolean,
  toState: (objectPath: ObjectPath, data: Data) => State | Promise<State>,
) {
  const { namespace, mount } = location;
  const identityOf = (name: string) =>
    ({ ...(namespace === undefined ? {} : { namespace }), mount, name }) as {
      readonly namespace: string;
      readonly mount: string;
      readonly name: string;
    };
  return listIdentified(context, authCollection('role', location), withObject, identityOf, toState);
}

/** The location in the state of a `vault_…` resource. `name`: the attribute with the name of the role. */
export function movedAuthLocation(state: Values, name = 'role_name') {
  return {
    namespace: movedNamespace(state.namespace),
    mount: movedMount(state.backend),
    name: String(state[name]).toLowerCase(),
  };
}
