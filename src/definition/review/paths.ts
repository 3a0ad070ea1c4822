import type { Attributes, PlainAttribute } from '../attribute';
import { isRedacted, isDisplayValues, type DisplayValue, type DisplayValues } from '../display-value';
import { flatAttributes, flatEntries } from '../flatten';
import { isUnknown, isValues, type Value, type Values } from '../value';

/** The attribute at a path such as `credentialConfig.caCert`; undefined if there is none. */
export function attributeAt(attributes: Attributes, path: string): PlainAttribute | undefined {
  const [name = '', ...rest] = path.split('.');
  const attribute = own(flatAttributes(attributes), name);
  if (rest.length === 0) return attribute;
  return attribute?.type === 'object' ? attributeAt(attribute.attributes, rest.join('.')) : undefined;
}

/** The value at a path. Every part of an unknown or redacted value is unknown or redacted as well. */
export function seenAt(values: DisplayValues, path: string): DisplayValue {
  return path
    .split('.')
    .reduce<DisplayValue>(
      (value, name) =>
        isDisplayValues(value) ? own(value, name) : isUnknown(value) || isRedacted(value) ? value : undefined,
      values,
    );
}

export function valueAt(values: Values, path: string): Value {
  return path
    .split('.')
    .reduce<Value>(
      (value, name) => (isValues(value) ? own(value, name) : isUnknown(value) ? value : undefined),
      values,
    );
}

/** Ignores inherited properties, such as `constructor`. */
function own<T>(values: { readonly [name: string]: T }, name: string): T | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}

type PathsOf = readonly (readonly [path: string, attribute: PlainAttribute])[];

/** Definitions never change, and a plan may have thousands of objects of one. */
const paths = new WeakMap<Attributes, PathsOf>();

/** The attributes with their paths, including those of nested objects, outer attributes first. */
export function attributePaths(attributes: Attributes): PathsOf {
  const known = paths.get(attributes);
  if (known) return known;
  const found = pathsBelow(attributes, '');
  paths.set(attributes, found);
  return found;
}

function pathsBelow(attributes: Attributes, outer: string): PathsOf {
  return flatEntries(attributes).flatMap(([name, attribute]) => [
    [outer + name, attribute] as const,
    ...(attribute.type === 'object' ? pathsBelow(attribute.attributes, `${outer}${name}.`) : []),
  ]);
}
