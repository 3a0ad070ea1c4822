import {
  flagAt,
  missing,
  optionalFlagAt,
  optionalIntegerAt,
  optionalObjectAt,
  optionalObjectsAt,
  optionalTextAt,
  optionalTextsAt,
  textAt,
  type Expected,
  type Part,
} from '../clients/read-response';
import type { Attribute, Attributes } from '../definition/attribute';
import type { Value, Values } from '../definition/value';

const EXPECTED: { readonly [type: string]: Expected } = {
  bool: 'boolean',
  int: 'whole number',
  duration: 'duration',
  list: 'list',
  set: 'list',
};

/** Throws if a response lacks a field that every response has. Services written in Go return null for a list that was never set. */
export function requireField(part: Part, field: string, attribute: Attribute): void {
  const isList = attribute.type === 'list' || attribute.type === 'set';
  if (part[field] === undefined || (part[field] === null && !isList)) {
    missing(part, [field], EXPECTED[attribute.type!] ?? 'text');
  }
}

/** A field of a response by the type of its attribute: a missing field is empty or has its default. `members`: reads an object in it. */
export function readField(
  part: Part,
  field: string,
  attribute: Attribute,
  members: (part: Part, attributes: Attributes) => Values,
): Value {
  const standard = standardOf(attribute);
  switch (attribute.type) {
    case 'bool':
      return optionalFlagAt(part, field) ?? standard;
    case 'int':
      return optionalIntegerAt(part, field);
    case 'list':
    case 'set':
      return optionalTextsAt(part, field) ?? standard ?? [];
    case 'map': {
      const map = optionalObjectAt(part, field);
      const read = attribute.element === 'bool' ? flagAt : textAt;
      return map && (Object.fromEntries(Object.keys(map).map((key) => [key, read(map, key)])) as Value);
    }
    case 'object': {
      const object = optionalObjectAt(part, field);
      return object && members(object, attribute.attributes);
    }
    case 'objects':
      return (optionalObjectsAt(part, field) ?? []).map((one) => members(one, attribute.attributes));
    default:
      return optionalTextAt(part, field) || standard;
  }
}

/** The value that a missing field of a response means. */
export function standardOf(attribute: Attribute): Value {
  return 'default' in attribute && attribute.type !== undefined && !attribute.unreadable
    ? (attribute.default as Value)
    : undefined;
}
