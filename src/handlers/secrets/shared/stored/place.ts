import type { SecretsDialect } from '../../../../clients/connection';
import type { Attribute, Attributes } from '../../../../definition/attribute';
import type { Problem } from '../../../../definition/problem';
import type { ResourceDefinition } from '../../../../definition/resource';
import type { Stored } from '../../../../definition/stored';
import type { Values } from '../../../../definition/value';
import { authCollection } from '../auth/auth-object';
import { caseProblems, nameProblems } from '../dialect';
import { pathId, type CollectionPath } from '../mounted-object';
import { namespaceProblems, systemCollection } from '../system-object';

/** A definition that includes the location of its objects. */
export type StoredDefinition = ResourceDefinition & { readonly stored: Stored };

/** The collection of objects, or the only one of its kind. `known`: the configuration, the state, or the parts of an import id. */
export function collectionOf(stored: Stored, known: Values): CollectionPath {
  return stored.together ? { ...pathOfCollection(stored, known), together: true } : pathOfCollection(stored, known);
}

function pathOfCollection(stored: Stored, known: Values): CollectionPath {
  const { namespace, mount = stored.mount } = known as { readonly namespace?: string; readonly mount?: string };
  if (stored.in === 'engine') return { mount, collection: stored.collection };
  if (stored.in === 'auth') return authCollection(stored.collection, { namespace, mount });
  return systemCollection(stored.mount, stored.collection, namespace);
}

export function placeOf(stored: Stored, known: Values): CollectionPath {
  const collection = collectionOf(stored, known);
  return stored.name === undefined ? collection : named(stored, collection, String(known[stored.name]));
}

/** One object of a collection. */
export function named(stored: Stored, collection: CollectionPath, name: string): CollectionPath & { name: string } {
  return { ...collection, name, named: stored.name, ...(stored.nested && { isPath: true }), changes: stored.changes };
}

/** The attributes in state that locate an object. */
export function locationOf({ name }: Stored, at: CollectionPath): Values {
  const { mount, system } = at;
  return { id: pathId(at), ...(system ?? { mount }), ...(name === undefined ? {} : { [name]: at.name }) };
}

/** The attributes that are fields of the service: neither those that locate the object, nor those that only our state has. */
export function fieldsOf({
  attributes,
  stored,
}: {
  readonly attributes: Attributes;
  readonly stored: Stored;
}): Attributes {
  const located = ['id', 'namespace', 'mount', stored.name];
  return Object.fromEntries(
    Object.entries<Attribute>(attributes).filter(
      ([name, one]) =>
        !located.includes(name) && one.type !== undefined && !one.local && !one.writeOnly && !one.revision,
    ),
  );
}

/** The object's name in messages. */
export function whatOf({ noun }: Stored, at: CollectionPath): string {
  return `The ${noun} \`${at.name ?? pathId(at)}\``;
}

/** The problems of an object's location with this dialect. */
export function placeProblems(
  { attributes, stored }: StoredDefinition,
  dialect: SecretsDialect,
  config: Values,
): Problem[] {
  const { name: attribute, nested, key } = stored;
  const name = attribute === undefined ? undefined : (config[attribute] as string | undefined);
  const isFolded = attribute !== undefined && (attributes[attribute] as { compare?: string }).compare === 'anyCase';
  return [
    ...(stored.in === 'engine' ? [] : namespaceProblems(dialect, config.namespace as string | undefined)),
    ...(nested || key ? [] : nameProblems(dialect, name, attribute)),
    ...(isFolded ? caseProblems(dialect, name, attribute) : []),
  ];
}
