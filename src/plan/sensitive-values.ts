import type { Attributes, PlainAttribute } from '../definition/attribute';
import { plainValue } from '../definition/dynamic';
import { flatEntries } from '../definition/flatten';
import { isValues, Value, Values } from '../definition/value';
import { registerSecret } from './known-secrets';

/**
 * Redacts the values of sensitive attributes from now on. Bodies are redacted by the names of their fields, but a map of a plugin's secrets may have
 * any names, and services quote the values they reject.
 */
export function registerSensitive(attributes: Attributes, ...all: readonly (Values | undefined)[]): void {
  for (const values of all) {
    if (values) for (const [name, attribute] of flatEntries(attributes)) register(attribute, values[name]);
  }
}

function register(attribute: PlainAttribute, value: Value): void {
  if (attribute.sensitive) {
    registerTexts(value);
  } else if (attribute.type === 'object' && isValues(value)) {
    registerSensitive(attribute.attributes, value);
  } else if (attribute.type === 'objects' && Array.isArray(value)) {
    registerSensitive(attribute.attributes, ...(value as readonly Values[]));
  }
}

function registerTexts(given: Value): void {
  const value = plainValue(given);
  if (typeof value === 'string') registerSecret(value);
  else if (Array.isArray(value)) value.forEach(registerTexts);
  else if (isValues(value)) Object.keys(value).forEach((key) => registerTexts(value[key]));
}
