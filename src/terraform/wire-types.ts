import type { Attributes, PlainAttribute, ScalarKind } from '../definition/attribute';
import { flatAttributes } from '../definition/flatten';
import { snakeCase } from '../definition/names';
import type { ObjectType, WireType } from './wire/type';

const objects = new WeakMap<Attributes, ObjectType>();

/** The type of every value that Terraform and we exchange about a thing; made once for a definition. */
export function objectType(attributes: Attributes): ObjectType {
  let type = objects.get(attributes);
  if (!type) {
    const flat = flatAttributes(attributes);
    type = {
      object: Object.keys(flat)
        .map((key) => ({ name: snakeCase(key), key, type: attributeType(flat[key]) }))
        .sort((a, b) => (a.name < b.name ? -1 : 1)),
    };
    objects.set(attributes, type);
  }
  return type;
}

export function attributeType(attribute: PlainAttribute): WireType {
  switch (attribute.type) {
    case 'list': return { list: scalarType(attribute.element) };
    case 'set': return { set: scalarType(attribute.element) };
    case 'map': return { map: attribute.lists ? { list: scalarType(attribute.element) } : scalarType(attribute.element) };
    case 'object': return objectType(attribute.attributes);
    case 'objects': return { list: objectType(attribute.attributes) };
    default: return scalarType(attribute.type);
  }
}

function scalarType(kind: ScalarKind): WireType {
  switch (kind) {
    case 'bool': return 'bool';
    case 'int':
    case 'number': return 'number';
    default: return 'string';
  }
}

/** The type in the JSON form that schemas carry. */
export function typeJson(type: WireType): unknown {
  if (typeof type === 'string') return type;
  if ('list' in type) return ['list', typeJson(type.list)];
  if ('set' in type) return ['set', typeJson(type.set)];
  if ('map' in type) return ['map', typeJson(type.map)];
  if ('tuple' in type) return ['tuple', type.tuple.map(typeJson)];
  return ['object', Object.fromEntries(type.object.map((field) => [field.name, typeJson(field.type)]))];
}
