import type { Attributes, PlainAttribute } from '../../definition/attribute';
import type { DisplayValue, DisplayValues } from '../../definition/display-value';
import { flatAttributes } from '../../definition/flatten';
import { isDuration, showDuration } from '../../definition/kinds/duration';
import { snakeCase } from '../../definition/names';
import { hide } from '../../definition/review/redact';
import { UNKNOWN, type Value, type Values } from '../../definition/value';
import type { Json, Marks } from '../stack/plan-json';

/** One side of a change, with marks in the same shape. */
export interface Side {
  readonly values: Json | undefined;
  readonly unknown?: Marks;
  readonly sensitive?: Marks;
}

/**
 * Converts one side of a change to display values, with the definition's names. Redacts values that the plan or the definition marks as sensitive.
 * Omits attributes that are not in the definition. Durations have the same form on both sides, however they are written.
 */
export function toDisplayValues(attributes: Attributes, { values, unknown, sensitive }: Side): DisplayValues {
  const shown: Record<string, DisplayValue> = {};
  for (const [name, attribute] of Object.entries(flatAttributes(attributes))) {
    const key = snakeCase(name);
    const value = attributeToDisplayValue(attribute, part({ values, unknown, sensitive }, key));
    if (value !== undefined) shown[name] = value;
  }
  return shown;
}

function attributeToDisplayValue(attribute: PlainAttribute, side: Side): DisplayValue {
  if (side.unknown === true) return UNKNOWN;
  if (side.values === null || side.values === undefined) {
    return attribute.type === 'object' && isObject(side.unknown)
      ? toDisplayValues(attribute.attributes, side)
      : undefined;
  }
  if (side.sensitive === true || attribute.sensitive) return hide(plain(side.values));
  if (attribute.type === 'object') return toDisplayValues(attribute.attributes, side);
  if (attribute.type === 'objects') return elements(side, (element) => toDisplayValues(attribute.attributes, element));
  return isDuration(attribute) && typeof side.values === 'string' ? showDuration(side.values) : partly(side);
}

/** A value whose parts may be unknown or sensitive, such as a map with one secret. */
function partly(side: Side): DisplayValue {
  if (side.unknown === true) return UNKNOWN;
  if (side.values === null || side.values === undefined) return undefined;
  if (side.sensitive === true) return hide(plain(side.values));
  if (Array.isArray(side.values)) return elements(side, partly);
  if (!isObject(side.values)) return side.values as DisplayValue;
  const keys = new Set([...Object.keys(side.values), ...(isObject(side.unknown) ? Object.keys(side.unknown) : [])]);
  return withoutPrototype([...keys].map((key) => [key, partly(part(side, key))]));
}

function elements(side: Side, each: (element: Side) => DisplayValue): DisplayValue {
  const values = side.values as readonly Json[];
  const unknown = Array.isArray(side.unknown) ? side.unknown.length : 0;
  return Array.from({ length: Math.max(values.length, unknown) }, (_, index) => each(part(side, index)));
}

function part({ values, unknown, sensitive }: Side, key: string | number): Side {
  return {
    values: member(values, key),
    unknown: unknown === true || member(unknown, key),
    sensitive: sensitive === true || member(sensitive, key),
  };
}

function member(value: Json | undefined, key: string | number): Json | undefined {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
  return (value as { readonly [key: string | number]: Json })[key];
}

function plain(value: Json): Value {
  if (value === null) return undefined;
  if (Array.isArray(value)) return value.map(plain);
  return isObject(value)
    ? (withoutPrototype(Object.entries(value).map(([key, inner]) => [key, plain(inner)])) as Values)
    : (value as Value);
}

function isObject(value: Json | undefined): value is { readonly [name: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Without a prototype, so that `__proto__` is an ordinary key. */
function withoutPrototype<T>(entries: readonly (readonly [string, T])[]): { readonly [name: string]: T } {
  const made: Record<string, T> = Object.create(null) as Record<string, T>;
  for (const [key, value] of entries) if (value !== undefined) made[key] = value;
  return made;
}
