import type { Attributes, PlainAttribute, ScalarKind } from '../definition/attribute';
import { flatEntries } from '../definition/flatten';
import { snakeCase } from '../definition/names';
import type { ObjectType, WireType } from '../plugin-protocol/wire/type';

const objects = new WeakMap<Attributes, ObjectType>();

/** The wire type of a definition's values, created once per definition. */
export function objectType(attributes: Attributes): ObjectType {
  let type = objects.get(attributes);
  if (!type) {
    type = {
      object: flatEntries(attributes)
        .map(([key, attribute]) => ({ name: snakeCase(key), key, type: attributeType(attribute) }))
        .sort((a, b) => (a.name < b.name ? -1 : 1)),
    };
    objects.set(attributes, type);
  }
  return type;
}

export function attributeType(attribute: PlainAttribute): WireType {
  switch (attribute.type) {
    case 'list':
      return { list: scalarType(attribute.element) };
    case 'set':
      return { set: scalarType(attribute.element) };
    case 'map':
      return { map: attribute.lists ? { list: scalarType(attribute.element) } : scalarType(attribute.element) };
    case 'object':
      return objectType(attribute.attributes);
    case 'objects':
      return { list: objectType(attribute.attributes) };
    case 'dynamic':
      return 'dynamic';
    default:
      return scalarType(attribute.type);
  }
}

function scalarType(kind: ScalarKind): WireType {
  switch (kind) {
    case 'bool':
      return 'bool';
    case 'int':
    case 'number':
      return 'number';
    default:
      return 'string';
  }
}
