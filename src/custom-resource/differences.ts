import { pascalCase } from './names';
import type { Attributes, PlainAttribute } from '../definition/attribute';
import { flatAttributes } from '../definition/flatten';
import { isValues, Value, Values } from '../definition/value';

/** A property of which an object has another value than is expected. Neither is told of a secret. */
export interface Difference {
  /** The property, in PascalCase; of what nobody configured, too, where it has a default or goes back to nothing. */
  readonly property: string;
  /** What the template says; absent, where it says nothing. */
  readonly expected?: unknown;
  /** What the service has; absent, where it has nothing. */
  readonly found?: unknown;
}

/** Of some attributes, what is expected and what was found. */
export function differencesOf(attributes: Attributes, names: Iterable<string>, { expected, found }: { readonly expected: Values; readonly found: Values }): Difference[] {
  const flat = flatAttributes(attributes);
  return [...names].sort().map((name) => ({ property: pascalCase(name), ...shown('expected', flat[name], expected[name]), ...shown('found', flat[name], found[name]) }));
}

function shown(as: 'expected' | 'found', attribute: PlainAttribute, value: Value): Partial<Difference> {
  return value === undefined || typeof value === 'symbol' || attribute.sensitive ? {} : { [as]: plain(attribute, value) };
}

/** Members that are secret are left out; the others get CloudFormation's names. */
function plain(attribute: PlainAttribute, value: Value): unknown {
  if (attribute.type === 'object' && isValues(value)) return members(attribute.attributes, value);
  if (attribute.type === 'objects' && Array.isArray(value)) return (value as readonly Values[]).map((element) => members(attribute.attributes, element));
  return typeof value === 'bigint' ? String(value) : value;
}

function members(attributes: Attributes, values: Values): object {
  const flat = flatAttributes(attributes);
  const names = Object.keys(values).filter((name) => values[name] !== undefined && typeof values[name] !== 'symbol' && !flat[name].sensitive);
  return Object.fromEntries(names.map((name) => [pascalCase(name), plain(flat[name], values[name])]));
}
