import { ObjectField, WireType } from './type';
import { WireError } from './wire-error';

/**
 * Reads a type in Terraform's JSON format, such as `["list", "string"]`, which values of type `dynamic` include. Its objects keep the attribute names of
 * the wire.
 */
export function parseTypeJson(json: unknown): WireType {
  if (json === 'string' || json === 'number' || json === 'bool' || json === 'dynamic') return json;
  if (!Array.isArray(json)) throw new WireError('unknown type');
  const [kind, inner] = json as unknown[];
  switch (kind) {
    case 'list':
      return { list: parseTypeJson(inner) };
    case 'set':
      return { set: parseTypeJson(inner) };
    case 'map':
      return { map: parseTypeJson(inner) };
    case 'tuple':
      return { tuple: (inner as unknown[]).map(parseTypeJson) };
    case 'object':
      return {
        object: Object.entries(inner as object).map(([name, type]): ObjectField => ({
          name,
          key: name,
          type: parseTypeJson(type),
        })),
      };
    default:
      throw new WireError('unknown type');
  }
}

/** A type in the JSON format of schemas. */
export function typeJson(type: WireType): unknown {
  if (typeof type === 'string') return type;
  if ('list' in type) return ['list', typeJson(type.list)];
  if ('set' in type) return ['set', typeJson(type.set)];
  if ('map' in type) return ['map', typeJson(type.map)];
  if ('tuple' in type) return ['tuple', type.tuple.map(typeJson)];
  return ['object', Object.fromEntries(type.object.map((field) => [field.name, typeJson(field.type)]))];
}
