import type { Attributes, PlainAttribute } from '../attribute';
import { flatAttributes } from '../flatten';
import { isRedacted, isDisplayValues, type DisplayValue, type DisplayValues } from '../display-value';
import { isUnknown, isValues, type Value, type Values } from '../value';

/** The attribute at a path such as `credentialConfig.caCert`; undefined where there is none. */
export function attributeAt(attributes: Attributes, path: string): PlainAttribute | undefined {
  const [name, ...rest] = path.split('.');
  const flat = flatAttributes(attributes);
  if (!Object.hasOwn(flat, name)) return undefined;
  const attribute = flat[name];
  if (rest.length === 0) return attribute;
  return attribute.type === 'object' ? attributeAt(attribute.attributes, rest.join('.')) : undefined;
}

/** The value at a path. What is unknown or hidden as a whole is so in each of its parts. */
export function seenAt(values: DisplayValues, path: string): DisplayValue {
  return path.split('.').reduce<DisplayValue>((value, name) => (isDisplayValues(value) ? own(value, name) : isUnknown(value) || isRedacted(value) ? value : undefined), values);
}

export function valueAt(values: Values, path: string): Value {
  return path.split('.').reduce<Value>((value, name) => (isValues(value) ? own(value, name) : isUnknown(value) ? value : undefined), values);
}

/** A name that every object has, such as `constructor`, is none of its own. */
function own<T>(values: { readonly [name: string]: T }, name: string): T | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}

/** The attributes with their paths, those of nested objects too, beginning with the outer ones. */
export function attributePaths(attributes: Attributes, outer = ''): (readonly [path: string, attribute: PlainAttribute])[] {
  return Object.entries(flatAttributes(attributes)).flatMap(([name, attribute]) => [
    [outer + name, attribute] as const,
    ...attribute.type === 'object' ? attributePaths(attribute.attributes, `${outer}${name}.`) : [],
  ]);
}
