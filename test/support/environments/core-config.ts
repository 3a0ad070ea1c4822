import type { Attributes, PlainAttribute } from '../../../src/definition/attribute';
import { flatAttributes } from '../../../src/definition/flatten';
import { isValues, Value, Values } from '../../../src/definition/value';

/**
 * The configuration that core generates from a state for `plan -generate-config-out`, in Terraform up to 1.13 and in OpenTofu, which do not
 * ask the provider. Restates `internal/genconfig/generate_config.go` and the filter before it (`generateHCLStringAttributes`) with values
 * instead of text: every configurable attribute that has a value, even if that is the default.
 */
export function coreConfiguration(attributes: Attributes, state: Values): Values {
  const flat = flatAttributes(attributes);
  return Object.fromEntries(
    Object.keys(flat)
      .filter((name) => flat[name].use !== 'computed' && flat[name].deprecated === undefined)
      .map((name) => [name, coreValue(flat[name], state[name])] as const)
      .filter(([, value]) => value !== undefined),
  );
}

function coreValue(attribute: PlainAttribute, value: Value): Value {
  if (attribute.type === 'object') {
    if (attribute.sensitive) return {};
    return isValues(value) ? coreConfiguration(attribute.attributes, value) : undefined;
  }
  if (attribute.type === 'objects') {
    if (attribute.sensitive) return [];
    return Array.isArray(value)
      ? value.map((element) => coreConfiguration(attribute.attributes, element as Values))
      : undefined;
  }
  if (attribute.sensitive) return undefined;
  if (typeof value !== 'string') return value;
  // The legacy SDK wrote an empty string for null.
  if (value === '' && attribute.use !== 'required') return undefined;
  return encodedAnew(value);
}

/** JSON other than a single scalar becomes an expression, which `jsonencode` formats. */
function encodedAnew(text: string): string {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return text;
  }
  return typeof parsed === 'object' && parsed !== null ? jsonencode(parsed) : text;
}

function jsonencode(value: unknown): string {
  return JSON.stringify(sorted(value)).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, member]) => [key, sorted(member)]),
  );
}
