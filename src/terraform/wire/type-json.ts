import { ObjectField, WireType } from './type';
import { WireError } from './wire-error';

/** Terraform's JSON spelling of a type: `"string"`, `["list", "string"]`, `["object", {"name": "string"}]`. */
export type TypeJson = string | readonly [string, unknown, ...unknown[]];

export function renderTypeJson(type: WireType): TypeJson {
  if (typeof type === 'string') return type;
  if ('list' in type) return ['list', renderTypeJson(type.list)];
  if ('set' in type) return ['set', renderTypeJson(type.set)];
  if ('map' in type) return ['map', renderTypeJson(type.map)];
  if ('tuple' in type) return ['tuple', type.tuple.map(renderTypeJson)];
  return ['object', Object.fromEntries(type.object.map((field) => [field.name, renderTypeJson(field.type)]))];
}

/** The type of a value that brought its own: its objects keep their attribute names as they are on the wire. */
export function parseTypeJson(json: unknown): WireType {
  if (json === 'string' || json === 'number' || json === 'bool' || json === 'dynamic') return json;
  if (!Array.isArray(json)) throw new WireError('unknown type');
  const [kind, inner] = json as unknown[];
  switch (kind) {
    case 'list': return { list: parseTypeJson(inner) };
    case 'set': return { set: parseTypeJson(inner) };
    case 'map': return { map: parseTypeJson(inner) };
    case 'tuple': return { tuple: (inner as unknown[]).map(parseTypeJson) };
    case 'object': return { object: Object.entries(inner as object).map(([name, type]): ObjectField => ({ name, key: name, type: parseTypeJson(type) })) };
    default: throw new WireError('unknown type');
  }
}
