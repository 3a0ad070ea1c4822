import type { Attributes, PlainAttribute } from '../../definition/attribute';
import { flatAttributes } from '../../definition/flatten';
import { isValues, Value, Values } from '../../definition/value';
import { pascalCase } from '../properties/names';

/** A property whose value differs from the expected one. Secret values are omitted. */
export interface Difference {
  /** The property, in PascalCase. The template may lack it if it has a default or will be unset. */
  readonly property: string;
  /** The value in the template. Absent if there is none. */
  readonly expected?: unknown;
  /** The service's value. Absent if there is none. */
  readonly found?: unknown;
}

/** The differences in the given attributes. */
export function differencesOf(
  attributes: Attributes,
  names: Iterable<string>,
  { expected, found }: { readonly expected: Values; readonly found: Values },
): Difference[] {
  const flat = flatAttributes(attributes);
  return [...names].sort().map((name) => {
    const attribute = flat[name]!; // Names come from a plan of the same definition.
    return {
      property: pascalCase(name),
      ...shown('expected', attribute, expected[name]),
      ...shown('found', attribute, found[name]),
    };
  });
}

function shown(as: 'expected' | 'found', attribute: PlainAttribute, value: Value): Partial<Difference> {
  return value === undefined || typeof value === 'symbol' || attribute.sensitive
    ? {}
    : { [as]: plain(attribute, value) };
}

/** A value without secret members, using CloudFormation's names. */
function plain(attribute: PlainAttribute, value: Value): unknown {
  if (attribute.type === 'object' && isValues(value)) return members(attribute.attributes, value);
  if (attribute.type === 'objects' && Array.isArray(value)) {
    return (value as readonly Values[]).map((element) => members(attribute.attributes, element));
  }
  return typeof value === 'bigint' ? String(value) : value;
}

function members(attributes: Attributes, values: Values): object {
  const present = Object.entries(flatAttributes(attributes)).filter(
    ([name, { sensitive }]) => values[name] !== undefined && typeof values[name] !== 'symbol' && !sensitive,
  );
  return Object.fromEntries(present.map(([name, attribute]) => [pascalCase(name), plain(attribute, values[name])]));
}
